<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Amount</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %Ln unknown section(s)</source>
        <translation>
            <numerusform>%1 + %Ln 个未知</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasTips</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to open it</source>
        <translation>双击以打开</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>%1 differs: other shapes</source>
        <translation>%1 不同：形状不同</translation>
    </message>
    <message>
        <source>%1 differs: more %2</source>
        <translation>%1 不同：%2 更多</translation>
    </message>
    <message>
        <source>%1 differs: fewer %2</source>
        <translation>%1 不同：%2 更少</translation>
    </message>
    <message>
        <source>%1 differs: more %2, fewer %3</source>
        <translation>%1 不同：%2 更多，%3 更少</translation>
    </message>
    <message>
        <source>Number %1 is shown. Click to show all (R); . and , show another.</source>
        <translation>当前显示第 %1 个。单击可全部显示 (R)，按 . 和 , 可切换到其他块。</translation>
    </message>
    <message>
        <source>Click to fold them into one (R).</source>
        <translation>单击可折叠为一个 (R)。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more module(s) differ</source>
        <translation>
            <numerusform>另有 %Ln 个模块不同</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 identical blocks</source>
        <translation>%1 个相同的块</translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused inputs</source>
        <translation>
            <numerusform>%Ln 个未使用的输入</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Merged</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Regrouped</source>
        <translation>重组</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>相同</translation>
    </message>
    <message numerus="yes">
        <source>merged %Ln section(s) into 1</source>
        <translation>
            <numerusform>将 %Ln 个分段合并为 1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>split 1 section into %Ln</source>
        <translation>
            <numerusform>将 1 个分段拆分为 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>regrouped %Ln section(s) into %1</source>
        <translation>
            <numerusform>将 %Ln 个分段重组为 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same section of %Ln operator(s)</source>
        <translation>
            <numerusform>含 %Ln 个算子的相同分段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone</source>
        <translation>
            <numerusform>%Ln 个算子仍单独成段</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>图(&amp;P)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>the whole window</source>
        <translation>整个窗口</translation>
    </message>
    <message>
        <source>all but the editor</source>
        <translation>编辑器以外的区域</translation>
    </message>
    <message>
        <source>the graph and the list of nodes</source>
        <translation>图和节点列表</translation>
    </message>
    <message>
        <source>the editor</source>
        <translation>编辑器</translation>
    </message>
    <message>
        <source>the graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>the list of nodes</source>
        <translation>节点列表</translation>
    </message>
    <message>
        <source>the list of problems</source>
        <translation>问题列表</translation>
    </message>
    <message>
        <source>the panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>帮助：%1</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation>替换(&amp;E)</translation>
    </message>
    <message>
        <source>Go to &amp;line…</source>
        <translation>转到行(&amp;L)…</translation>
    </message>
    <message>
        <source>Copy operator &amp;ids</source>
        <translation>复制算子 ID(&amp;I)</translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation>复制问题(&amp;B)</translation>
    </message>
    <message>
        <source>Find &amp;operators</source>
        <translation>查找算子(&amp;O)</translation>
    </message>
    <message>
        <source>Show all no&amp;des again</source>
        <translation>重新显示所有节点(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;New rules</source>
        <translation>新建规则(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save rules</source>
        <translation>保存规则(&amp;S)</translation>
    </message>
    <message>
        <source>Save rules &amp;as…</source>
        <translation>规则另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Reload model</source>
        <translation>重新加载模型(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;load rules</source>
        <translation>重新加载规则(&amp;L)</translation>
    </message>
    <message>
        <source>Clear recen&amp;t files</source>
        <translation>清除最近打开的文件列表(&amp;T)</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>导出图片(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Close model</source>
        <translation>关闭模型(&amp;C)</translation>
    </message>
    <message>
        <source>Close r&amp;ules</source>
        <translation>关闭规则(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Fit the graph</source>
        <translation>显示整个图(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>缩放到所选内容(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Act&amp;ual size</source>
        <translation>实际大小(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Collapse by section</source>
        <translation>按分段折叠(&amp;C)</translation>
    </message>
    <message>
        <source>Collapse by &amp;module</source>
        <translation>按模块折叠(&amp;M)</translation>
    </message>
    <message>
        <source>Fold &amp;repeats</source>
        <translation>折叠重复部分(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>全部展开(&amp;E)</translation>
    </message>
    <message>
        <source>Show s&amp;hapes</source>
        <translation>显示形状(&amp;H)</translation>
    </message>
    <message>
        <source>Colour by ru&amp;le</source>
        <translation>按规则着色(&amp;L)</translation>
    </message>
    <message>
        <source>Colour by heuris&amp;tic</source>
        <translation>按启发式着色(&amp;T)</translation>
    </message>
    <message>
        <source>Colour by fol&amp;d</source>
        <translation>按折叠组着色(&amp;D)</translation>
    </message>
    <message>
        <source>Colour by cate&amp;gory</source>
        <translation>按类别着色(&amp;G)</translation>
    </message>
    <message>
        <source>Colour &amp;by module</source>
        <translation>按模块着色(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Nothing fused (o0)</source>
        <translation>无融合 (o0)(&amp;N)</translation>
    </message>
    <message>
        <source>Fused by the rules (o&amp;1)</source>
        <translation>按规则融合 (o&amp;1)</translation>
    </message>
    <message>
        <source>Fused automatically (o&amp;3)</source>
        <translation>自动融合 (o&amp;3)</translation>
    </message>
    <message>
        <source>M&amp;odes and sections</source>
        <translation>融合方式和分段(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;perators</source>
        <translation>算子(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Graph files</source>
        <translation>图文件(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>命令面板(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Fusewright</source>
        <translation>关于 Fusewright(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Lea&amp;ve nested graph</source>
        <translation>离开嵌套图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>下一个问题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>上一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;section</source>
        <translation>下一个分段(&amp;S)</translation>
    </message>
    <message>
        <source>Previous s&amp;ection</source>
        <translation>上一个分段(&amp;E)</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>转到定义(&amp;D)</translation>
    </message>
    <message>
        <source>Go to &amp;rule…</source>
        <translation>转到规则(&amp;R)…</translation>
    </message>
    <message>
        <source>Go to the ed&amp;itor</source>
        <translation>转到编辑器(&amp;I)</translation>
    </message>
    <message>
        <source>Go to the &amp;graph</source>
        <translation>转到图(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the &amp;operators</source>
        <translation>转到算子(&amp;O)</translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation>切换注释(&amp;C)</translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation>向上移动当前行(&amp;U)</translation>
    </message>
    <message>
        <source>Move line do&amp;wn</source>
        <translation>向下移动当前行(&amp;W)</translation>
    </message>
    <message>
        <source>Du&amp;plicate line</source>
        <translation>克隆当前行(&amp;P)</translation>
    </message>
    <message>
        <source>De&amp;lete line</source>
        <translation>删除当前行(&amp;L)</translation>
    </message>
    <message>
        <source>Compl&amp;ete</source>
        <translation>补全(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Quick fix…</source>
        <translation>快速修复(&amp;Q)…</translation>
    </message>
    <message>
        <source>Re&amp;name entry…</source>
        <translation>重命名条目(&amp;N)…</translation>
    </message>
    <message>
        <source>Forma&amp;t rules</source>
        <translation>格式化规则(&amp;T)</translation>
    </message>
    <message>
        <source>New rule from &amp;selection</source>
        <translation>由所选内容新建规则(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Fold rule</source>
        <translation>折叠规则(&amp;F)</translation>
    </message>
    <message>
        <source>Unf&amp;old rule</source>
        <translation>展开规则(&amp;O)</translation>
    </message>
    <message>
        <source>Fold &amp;all rules</source>
        <translation>折叠所有规则(&amp;A)</translation>
    </message>
    <message>
        <source>Unfold all &amp;rules</source>
        <translation>展开所有规则(&amp;R)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>放大文字(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>Default te&amp;xt size</source>
        <translation>默认文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概览(&amp;O)</translation>
    </message>
    <message>
        <source>Out&amp;line</source>
        <translation>大纲(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>匹配(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>分段(&amp;S)</translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation>图例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>差异(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;all nodes (raw)</source>
        <translation>显示文件的所有节点 (raw)(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>跟随系统(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>英语 – English(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;German – Deutsch</source>
        <translation>德语 – Deutsch(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;French – Français</source>
        <translation>法语 – Français(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Japanese – 日本語</source>
        <translation>日语 – 日本語(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Chinese – 简体中文</source>
        <translation>简体中文(&amp;C)</translation>
    </message>
    <message>
        <source>Colour-&amp;blind palette</source>
        <translation>色盲友好配色(&amp;B)</translation>
    </message>
    <message>
        <source>Red&amp;uced motion</source>
        <translation>减少动态效果(&amp;U)</translation>
    </message>
    <message>
        <source>The &amp;wheel zooms</source>
        <translation>滚轮缩放(&amp;W)</translation>
    </message>
    <message>
        <source>The &amp;window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select next occurrence</source>
        <translation>选择下一个相同项(&amp;S)</translation>
    </message>
    <message>
        <source>Add anot&amp;her caret above</source>
        <translation>在上方添加光标(&amp;H)</translation>
    </message>
    <message>
        <source>Add another caret belo&amp;w</source>
        <translation>在下方添加光标(&amp;W)</translation>
    </message>
    <message>
        <source>In&amp;dent</source>
        <translation>增加缩进(&amp;D)</translation>
    </message>
    <message>
        <source>Un&amp;indent</source>
        <translation>减少缩进(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste model</source>
        <translation>粘贴模型(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>复制图片(&amp;Y)</translation>
    </message>
    <message>
        <source>Show &amp;near misses</source>
        <translation>显示接近匹配项(&amp;N)</translation>
    </message>
    <message>
        <source>Or&amp;der and steps</source>
        <translation>顺序和步骤(&amp;D)</translation>
    </message>
    <message>
        <source>Step t&amp;hrough the rule here</source>
        <translation>在此处单步执行规则(&amp;H)</translation>
    </message>
    <message>
        <source>Step for&amp;ward</source>
        <translation>前进一步(&amp;W)</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>后退一步(&amp;K)</translation>
    </message>
    <message>
        <source>Ne&amp;xt dead end</source>
        <translation>下一个受阻步骤(&amp;X)</translation>
    </message>
    <message>
        <source>Next near &amp;miss</source>
        <translation>下一个接近匹配项(&amp;M)</translation>
    </message>
    <message>
        <source>Previous near m&amp;iss</source>
        <translation>上一个接近匹配项(&amp;I)</translation>
    </message>
    <message>
        <source>Su&amp;ggestions</source>
        <translation>建议(&amp;G)</translation>
    </message>
    <message>
        <source>Pa&amp;ttern</source>
        <translation>模式(&amp;T)</translation>
    </message>
    <message>
        <source>Show the ma&amp;p</source>
        <translation>显示缩略图(&amp;P)</translation>
    </message>
    <message>
        <source>Colour by c&amp;ost</source>
        <translation>按开销着色(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt block of a repeat</source>
        <translation>重复的下一个块(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious block of a repeat</source>
        <translation>重复的上一个块(&amp;V)</translation>
    </message>
    <message>
        <source>Sa&amp;ve all rules</source>
        <translation>保存全部规则(&amp;V)</translation>
    </message>
    <message>
        <source>Close ot&amp;her rules</source>
        <translation>关闭其他规则(&amp;H)</translation>
    </message>
    <message>
        <source>Next r&amp;ules</source>
        <translation>下一个规则文件(&amp;U)</translation>
    </message>
    <message>
        <source>Previous ru&amp;les</source>
        <translation>上一个规则文件(&amp;L)</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>使用这些规则</translation>
    </message>
    <message>
        <source>Re&amp;writing</source>
        <translation>重写(&amp;W)</translation>
    </message>
    <message>
        <source>Next stage of rewriting</source>
        <translation>下一重写阶段</translation>
    </message>
    <message>
        <source>Previous stage of rewriting</source>
        <translation>上一重写阶段</translation>
    </message>
    <message>
        <source>Use Tenstorrent co&amp;mposites</source>
        <translation>使用 Tenstorrent 复合算子(&amp;M)</translation>
    </message>
    <message>
        <source>Re&amp;writes</source>
        <translation>重写(&amp;W)</translation>
    </message>
    <message>
        <source>Save &amp;graph as…</source>
        <translation>将图另存为(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Before and after rewriting</source>
        <translation>重写前后(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;QNN rules</source>
        <translation>QNN 规则(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Tenstorrent providers</source>
        <translation>Tenstorrent 提供者(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;VM patterns</source>
        <translation>TVM 模式(&amp;V)</translation>
    </message>
    <message>
        <source>Rules, and the rest a&amp;utomatically (o1+o3)</source>
        <translation>按规则，其余自动 (o1+o3)(&amp;U)</translation>
    </message>
    <message>
        <source>Save a copy in another &amp;language…</source>
        <translation>用另一种语言保存副本(&amp;L)…</translation>
    </message>
    <message>
        <source>Rules in &amp;other languages</source>
        <translation>其他语言的规则(&amp;O)</translation>
    </message>
    <message>
        <source>Compare rules &amp;files…</source>
        <translation>比较规则文件(&amp;F)…</translation>
    </message>
    <message>
        <source>From the &amp;gallery…</source>
        <translation>从图库插入(&amp;G)…</translation>
    </message>
    <message>
        <source>T&amp;raining graphs</source>
        <translation>训练图(&amp;R)</translation>
    </message>
    <message>
        <source>The e&amp;xporter</source>
        <translation>导出器(&amp;X)</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>报告(&amp;E)</translation>
    </message>
    <message>
        <source>Suggestio&amp;ns</source>
        <translation>建议(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>开销(&amp;O)</translation>
    </message>
    <message>
        <source>Rules in C&amp;I</source>
        <translation>CI 中的规则(&amp;I)</translation>
    </message>
    <message>
        <source>Bac&amp;kward graph</source>
        <translation>反向图(&amp;K)</translation>
    </message>
    <message>
        <source>Tra&amp;ining</source>
        <translation>训练(&amp;I)</translation>
    </message>
    <message>
        <source>Colour by what sections &amp;wait for</source>
        <translation>按分段的限制因素着色(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Operators</source>
        <translation>算子(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>顺序(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>步骤(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Costs</source>
        <translation>开销(&amp;C)</translation>
    </message>
</context>
<context>
    <name>CostsRows</name>
    <message>
        <source>bandwidth of memory</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>memory units on the chip</source>
        <translation>片上存储单元</translation>
    </message>
    <message>
        <source>memory of each of them</source>
        <translation>每个单元的容量</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>计算单元</translation>
    </message>
    <message>
        <source>bandwidth between machines</source>
        <translation>机器之间的带宽</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>每个分段的额外开销</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Sections that take longest</source>
        <translation>耗时最长的分段</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1（反向）</translation>
    </message>
    <message>
        <source>%1, too much</source>
        <translation>%1，超出</translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>%1 的数据</translation>
    </message>
    <message>
        <source>peak, %1</source>
        <translation>峰值，%1</translation>
    </message>
    <message>
        <source>%1 op/s</source>
        <translation>%1 次运算/秒</translation>
    </message>
    <message>
        <source>At least: %1.</source>
        <translation>至少：%1。</translation>
    </message>
    <message>
        <source>In %1, %2 sections wait for memory, %3 for arithmetic.</source>
        <translation>在 %1 中，%2 个分段受内存限制，%3 个受计算限制。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s) may not fit on the chip.</source>
        <translation>
            <numerusform>%Ln 个分段可能放不进芯片。</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs %1 at once, weights and what is alive, of %2 on the chip that it may take (%3).</source>
        <translation>同时需要 %1（权重和存活的值），可用片上容量为 %2（%3）。</translation>
    </message>
    <message>
        <source>Units it needs at least: %1 for memory, %2 for compute.</source>
        <translation>至少需要的单元：存储 %1，计算 %2。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Bounds from public figures, not predictions: caches, waiting, and what a compiler does not reach are left out.</source>
        <translation>这是根据公开数据得出的下限，不是预测：不计缓存、等待，以及编译器达不到的部分。</translation>
    </message>
    <message>
        <source>The operators compute in %1, for which the machine lists no peak, so that of %2 counts.</source>
        <translation>算子以 %1 计算，但该机器未列出其峰值，因此采用 %2 的峰值。</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections whose time is not known.</source>
        <translation>选中的 %1 个算子位于 %2 个分段中，其耗时未知。</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections, which take at least %3 in all: %4 of the whole.</source>
        <translation>选中的 %1 个算子位于 %2 个分段中，合计至少耗时 %3：占总量的 %4。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure of a machine</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for memory.</source>
        <translation>在 %1 中，全部 %2 个分段都受内存限制。</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for arithmetic.</source>
        <translation>在 %1 中，全部 %2 个分段都受计算限制。</translation>
    </message>
    <message>
        <source>Sections whose time is unknown (%1)</source>
        <translation>时间未知的分段 (%1)</translation>
    </message>
    <message>
        <source>The time is unknown because the number of operations of %1 is unknown. %2</source>
        <translation>%1 的运算量未知，因此时间未知。%2</translation>
    </message>
    <message>
        <source>The time is unknown because the size of %1 is unknown: %2.</source>
        <translation>%1 的大小未知，因此时间未知：%2。</translation>
    </message>
    <message>
        <source>The time is unknown because no peak of the machine that applies here is public.</source>
        <translation>没有公开适用的机器峰值，因此时间未知。</translation>
    </message>
    <message>
        <source>The time is unknown because the bandwidth of the machine&apos;s memory is not public.</source>
        <translation>机器的内存带宽未公开，因此时间未知。</translation>
    </message>
    <message>
        <source>The time is unknown.</source>
        <translation>时间未知。</translation>
    </message>
    <message>
        <source>It takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>至少需要 %1：取 %2 次运算 / %3 次运算/秒（%4）与 %5 / %6/秒 中较长者。</translation>
    </message>
    <message>
        <source>Each of them takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>每个至少需要 %1：取 %2 次运算 / %3 次运算/秒（%4）与 %5 / %6/秒 中较长者。</translation>
    </message>
    <message>
        <source>Nothing bounds times: this machine&apos;s peak and memory bandwidth are not public.</source>
        <translation>无法给出时间下限：这台机器的峰值和内存带宽未公开。</translation>
    </message>
    <message>
        <source>Times need numbers for %1: write them above, or move a slider.</source>
        <translation>要得到时间，需要 %1 的数值：请在上方填写，或移动滑块。</translation>
    </message>
    <message>
        <source>No number yet: %1.</source>
        <translation>尚无数值：%1。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页 (HTML)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>文档 (PDF)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Image (PNG)</source>
        <translation>图像 (PNG)</translation>
    </message>
    <message>
        <source>Vector drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格 (CSV)</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>数据 (JSON)</translation>
    </message>
    <message>
        <source>Graphviz (DOT)</source>
        <translation>Graphviz (DOT)</translation>
    </message>
    <message>
        <source>Decorators (Python)</source>
        <translation>装饰器 (Python)</translation>
    </message>
    <message>
        <source>Rules (YAML)</source>
        <translation>规则 (YAML)</translation>
    </message>
    <message>
        <source>One file that any browser shows, light and dark.</source>
        <translation>任何浏览器都能显示的单个文件，支持浅色和深色。</translation>
    </message>
    <message>
        <source>For printing: text, then a page for each picture.</source>
        <translation>用于打印：先是文本，然后每张图片一页。</translation>
    </message>
    <message>
        <source>Text for a pull request, without pictures.</source>
        <translation>用于拉取请求的文本，不含图片。</translation>
    </message>
    <message>
        <source>The picture on screen, sharp at any size.</source>
        <translation>屏幕上的图片，任何大小都清晰。</translation>
    </message>
    <message>
        <source>Sections for a spreadsheet.</source>
        <translation>用于电子表格的分段列表。</translation>
    </message>
    <message>
        <source>Sections for programs, as &quot;partition --json&quot;.</source>
        <translation>供程序使用的分段列表，格式与 &quot;partition --json&quot; 相同。</translation>
    </message>
    <message>
        <source>Sections as frames, for Graphviz.</source>
        <translation>以方框表示分段，用于 Graphviz。</translation>
    </message>
    <message>
        <source>Sections as @op_fusion lines, for fusion by hand.</source>
        <translation>将分段写为 @op_fusion 行，用于手动融合。</translation>
    </message>
    <message>
        <source>The text in the editor, which is not changed.</source>
        <translation>编辑器中的文本；原文不会更改。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>接近匹配项</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Nothing is selected in the picture.</source>
        <translation>图片中未选中任何内容。</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>还没有图片。</translation>
    </message>
    <message>
        <source>More than a billion pixels. The largest scale is %1%.</source>
        <translation>超过十亿像素。缩放比例最大为 %1%。</translation>
    </message>
    <message>
        <source>it would have too many pixels</source>
        <translation>像素过多</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Stages of rewriting</source>
        <translation>重写阶段</translation>
    </message>
    <message>
        <source>Reports are in English.</source>
        <translation>报告为英文。</translation>
    </message>
    <message>
        <source>The picture on screen, as pixels.</source>
        <translation>屏幕上的图，以像素表示。</translation>
    </message>
</context>
<context>
    <name>FusionKind</name>
    <message>
        <source>elementwise</source>
        <translation>逐元素</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>广播</translation>
    </message>
    <message>
        <source>injective</source>
        <translation>单射</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>heavy, fuses with its consumers</source>
        <translation>计算密集，可与后续算子融合</translation>
    </message>
    <message>
        <source>tuple</source>
        <translation>元组</translation>
    </message>
    <message>
        <source>opaque, never fuses</source>
        <translation>不透明，从不融合</translation>
    </message>
    <message>
        <source>elementwise or broadcast</source>
        <translation>逐元素或广播</translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message>
        <source>%1, %2 bits</source>
        <translation>%1，%2 位</translation>
    </message>
    <message numerus="yes">
        <source>%n scale(s) along axis %1</source>
        <translation>
            <numerusform>沿轴 %1 有 %n 个缩放系数</numerusform>
        </translation>
    </message>
    <message>
        <source>the model says nothing of it</source>
        <translation>模型中没有相关信息</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules (%1)</source>
        <translation>规则 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>RewriteWords</name>
    <message>
        <source>condition is false</source>
        <translation>条件为假</translation>
    </message>
    <message>
        <source>condition is unknown</source>
        <translation>条件未知</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>内部结果在外部被使用</translation>
    </message>
    <message>
        <source>would close a cycle</source>
        <translation>会形成环</translation>
    </message>
    <message>
        <source>replacement makes no sense here</source>
        <translation>替换在此处没有意义</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>重写次数过多</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>若 %1</translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 未运行：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>%1：%Ln 次重写，</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 operators before, %2 after.</source>
        <translation>之前 %1 个算子，之后 %2 个。</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>因达到上限而停止。</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>无法收敛：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln match(es), </source>
        <translation>
            <numerusform>%1：%Ln 处匹配，</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rewritten, %2 refused.</source>
        <translation>%1 处已重写，%2 处被拒绝。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional: the model does not say enough.</source>
        <translation>
            <numerusform>%Ln 处匹配是有条件的：模型提供的信息不足。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) of %1: %2. %3</source>
        <translation>
            <numerusform>%1 的 %Ln 处匹配：%2。%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewrite(s)</source>
        <translation>
            <numerusform>%Ln 次重写</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conditional</source>
        <translation>
            <numerusform>%Ln 处有条件</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no value yet, and conditions that read it are unknown.</source>
        <translation>它还没有值，读取它的条件为未知。</translation>
    </message>
    <message>
        <source>values have the encodings that operators around them gave and read.</source>
        <translation>值本身带有其周围算子所产生和读取的编码。</translation>
    </message>
    <message>
        <source>images have their channels last, as the rules see them.</source>
        <translation>图像的通道位于最后一维，与规则所见一致。</translation>
    </message>
    <message>
        <source>parameters of operators are operands behind their inputs, as the rules have them.</source>
        <translation>算子的参数成为输入之后的操作数，与规则的写法一致。</translation>
    </message>
    <message>
        <source>%1 changes nothing.</source>
        <translation>%1 不作任何更改。</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>取值：%1。</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>另一个匹配占用了其中一些算子</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>检查出错</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>找到 %1 处</translation>
    </message>
    <message>
        <source>%1 used outside</source>
        <translation>%1 处在外部使用</translation>
    </message>
    <message>
        <source>%1 in a cycle</source>
        <translation>%1 处在环中</translation>
    </message>
    <message>
        <source>%1 overlapping</source>
        <translation>%1 处重叠</translation>
    </message>
    <message>
        <source>%1 refused by filters</source>
        <translation>%1 处被过滤器拒绝</translation>
    </message>
    <message>
        <source>stops: %1</source>
        <translation>停止：%1</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>停止：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) without a match</source>
        <translation>
            <numerusform>%Ln 条规则没有匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>no place: the model has no %1</source>
        <translation>没有候选位置：模型中没有 %1</translation>
    </message>
    <message numerus="yes">
        <source>almost at %1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%Ln 处中有 %1 处接近匹配：%2：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see where it almost matches.</source>
        <translation>选择一条规则，查看它在何处接近匹配。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>%Ln 个选项</numerusform>
        </translation>
    </message>
    <message>
        <source>Values that rules read by their names. Open the row to choose them.</source>
        <translation>规则按名称读取的值。展开此行即可选择。</translation>
    </message>
    <message>
        <source>%1: %2. Press Enter or double-click to change the rule.</source>
        <translation>%1：%2。按 Enter 或双击以更改规则。</translation>
    </message>
</context>
<context>
    <name>TrainingRows</name>
    <message>
        <source>By rule</source>
        <translation>按规则</translation>
    </message>
    <message>
        <source>Ticked: the sections of this rule run again for the backward pass, instead of keeping what they make.</source>
        <translation>勾选后：该规则的分段在反向传播时重新运行，而不是保留其结果。</translation>
    </message>
    <message>
        <source>all operators</source>
        <translation>所有算子</translation>
    </message>
    <message>
        <source>what no rule fuses</source>
        <translation>没有规则融合的部分</translation>
    </message>
    <message>
        <source>Largest saved values</source>
        <translation>保留的值（从大到小）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>Without a known derivative</source>
        <translation>没有已知导数</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators; %3 are saved for the backward pass.</source>
        <translation>前向算子 %1 个，反向算子 %2 个；为反向传播保留 %3。</translation>
    </message>
    <message>
        <source>Recomputing the ticked rules frees %1, for %2 more operations.</source>
        <translation>重新计算已勾选的规则可释放 %1，增加 %2 次运算。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln backward section(s) are cut: they could not run in one piece.</source>
        <translation>
            <numerusform>%Ln 个反向分段被切开：它们无法整体运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saves %2 for the backward pass. Recomputing its sections would free %3, for %4 more operations.</source>
        <translation>%1 为反向过程保存 %2。重新计算其分段可释放 %3，增加 %4 次运算。</translation>
    </message>
    <message>
        <source>Made by operators that no rule fuses, or inputs of the model. Parameters are there anyway and do not count.</source>
        <translation>由没有规则融合的算子产生，或是模型的输入。参数本来就在，不计入。</translation>
    </message>
    <message numerus="yes">
        <source>It is read by %Ln backward operator(s), first by %1.</source>
        <translation>
            <numerusform>有 %Ln 个反向算子读取它，首先是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by %1.</source>
        <translation>由 %1 产生。</translation>
    </message>
    <message>
        <source>An input of the model.</source>
        <translation>模型的输入。</translation>
    </message>
    <message>
        <source>%1 has no known derivative. Its gradients come from one operator, %1_backward, which takes all that it takes. &quot;Training&quot; in the help says how to add one.</source>
        <translation>%1 没有已知的导数。它的梯度来自一个算子 %1_backward，该算子接收与它相同的全部输入。帮助中的“Training”说明了如何添加。</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators. How many bytes are saved for the backward pass is unknown: extents have no number, or shapes are missing.</source>
        <translation>前向算子 %1 个，反向算子 %2 个。反向传播需要保留的字节数未知：维度没有数值，或缺少形状。</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Aims for the highest throughput of a section that one large matrix multiplication dominates, with the compiler&apos;s usual estimate of the resources it needs.</source>
        <translation>以编译器通常的资源估算，为由一个大矩阵乘法主导的分段争取最高吞吐量。</translation>
    </message>
    <message>
        <source>Estimates resources cautiously so that compilation succeeds: it may shard less and puts every matrix multiplication in a section alone, which costs speed.</source>
        <translation>谨慎估算资源以确保编译成功：可能减少切分，并把每个矩阵乘法单独放入一个分段，因而损失速度。</translation>
    </message>
    <message>
        <source>Pushes some optimizations of a section that one large matrix multiplication dominates as far as they go, at a higher risk that compilation fails.</source>
        <translation>将由一个大矩阵乘法主导的分段的某些优化推到极致，编译失败的风险更高。</translation>
    </message>
    <message>
        <source>For cached inference that waits for memory rather than for arithmetic: packs more matrix multiplications into one section, with fewer shards and less parallelism than DEFAULT_GEMM.</source>
        <translation>用于受内存而非计算限制的带缓存推理：与 DEFAULT_GEMM 相比切分和并行更少，在一个分段中放入更多矩阵乘法。</translation>
    </message>
    <message>
        <source>The cautious variant for cached inference: gives up speed, with every matrix multiplication in a section alone, so that compilation finishes.</source>
        <translation>带缓存推理的谨慎版本：放弃速度，每个矩阵乘法单独成段，以确保编译完成。</translation>
    </message>
    <message>
        <source>For multi-head attention written out as two matmul operators with a softmax between them; other operators may be there unless they are matrix multiplications themselves.</source>
        <translation>用于写成两个 matmul 加中间 softmax 的多头注意力；可含其他算子，只要它们本身不是矩阵乘法。</translation>
    </message>
    <message>
        <source>Works like MHA, for attention that the model holds as one scaled_dot_product_attention operator.</source>
        <translation>与 MHA 相同，用于模型以单个 scaled_dot_product_attention 算子表示的注意力。</translation>
    </message>
    <message>
        <source>Bias and activation</source>
        <translation>偏置与激活</translation>
    </message>
    <message>
        <source>A linear layer, its bias and the activation behind it: in every network with dense layers.</source>
        <translation>线性层、其偏置及其后的激活：见于所有含全连接层的网络。</translation>
    </message>
    <message>
        <source>Convolution, norm, ReLU</source>
        <translation>卷积、归一化、ReLU</translation>
    </message>
    <message>
        <source>The step of convolutional networks, with the norm as it is trained, folded or in parts.</source>
        <translation>卷积网络的基本步骤，其归一化可为训练时的形式、已折叠或拆开的形式。</translation>
    </message>
    <message>
        <source>Layer normalization</source>
        <translation>层归一化</translation>
    </message>
    <message>
        <source>Centred and scaled by the deviation: in BERT, GPT and vision transformers, in parts where models have no such operator.</source>
        <translation>居中并按标准差缩放：见于 BERT、GPT 和视觉 Transformer；没有此算子的模型中为拆开的形式。</translation>
    </message>
    <message>
        <source>RMS normalization</source>
        <translation>RMS 归一化</translation>
    </message>
    <message>
        <source>Scaled by the root of the mean square: in Llama, Mixtral, Gemma and T5.</source>
        <translation>按均方根缩放：见于 Llama、Mixtral、Gemma 和 T5。</translation>
    </message>
    <message>
        <source>Residual and normalization</source>
        <translation>残差与归一化</translation>
    </message>
    <message>
        <source>A residual sum with the norm behind it: twice in every layer of a transformer.</source>
        <translation>残差求和及其后的归一化：Transformer 每层出现两次。</translation>
    </message>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>The activation of BERT, GPT and vision transformers, in parts: exact by erf, or approximated by tanh.</source>
        <translation>BERT、GPT 和视觉 Transformer 的激活，拆开的形式：用 erf 精确计算，或用 tanh 近似。</translation>
    </message>
    <message>
        <source>SwiGLU and GeGLU</source>
        <translation>SwiGLU 与 GeGLU</translation>
    </message>
    <message>
        <source>A feed-forward block with a gate: in Llama, Mixtral and Gemma.</source>
        <translation>带门控的前馈模块：见于 Llama、Mixtral 和 Gemma。</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Scores, scale, mask, softmax and values: in every transformer, in parts or as one operator.</source>
        <translation>得分、缩放、掩码、softmax 和值：见于所有 Transformer，可为拆开的形式或单个算子。</translation>
    </message>
    <message>
        <source>Rotary position embedding</source>
        <translation>旋转位置编码</translation>
    </message>
    <message>
        <source>Queries and keys turned by their position, once each in every layer of Llama and its relatives.</source>
        <translation>按位置旋转的查询和键：在 Llama 及其同类的每层中各出现一次。</translation>
    </message>
    <message>
        <source>Quantize and dequantize</source>
        <translation>量化与反量化</translation>
    </message>
    <message>
        <source>Operators between dequantized operands and a quantized result, which integer kernels run whole.</source>
        <translation>反量化操作数与量化结果之间的算子，由整数内核整体执行。</translation>
    </message>
    <message>
        <source>%1 has the shape of %2</source>
        <translation>%1 的形状与 %2 相同</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 名为 %2</translation>
    </message>
    <message>
        <source>%1 meets the condition</source>
        <translation>%1 满足条件</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>任意算子</translation>
    </message>
    <message>
        <source>any operator but %1</source>
        <translation>除 %1 外的任意算子</translation>
    </message>
    <message>
        <source>%1 (not %2)</source>
        <translation>%1（不是 %2）</translation>
    </message>
    <message>
        <source>%1 is fused into %2, with everything between them.</source>
        <translation>%1 连同两者之间的一切融合到 %2 中。</translation>
    </message>
    <message>
        <source>%1 and %2 are in one group already.</source>
        <translation>%1 和 %2 已在同一组中。</translation>
    </message>
    <message>
        <source>Nothing is fused at optimization level 0.</source>
        <translation>优化级别 0 不融合任何算子。</translation>
    </message>
    <message>
        <source>%1 is opaque, so it is never fused.</source>
        <translation>%1 是不透明算子，因此从不融合。</translation>
    </message>
    <message>
        <source>%1 is a reduction, so it is not fused into any consumer.</source>
        <translation>%1 是归约算子，因此不会融合到任何使用者中。</translation>
    </message>
    <message>
        <source>Phase %1 has no rule that fuses %2, which is %3.</source>
        <translation>阶段 %1 没有融合 %2（属于 %3）的规则。</translation>
    </message>
    <message>
        <source>Fusing %1 into %2 would put more than %3 operators in one group.</source>
        <translation>将 %1 融合到 %2 会使一组超过 %3 个算子。</translation>
    </message>
    <message>
        <source>The result of %1 is visible outside the graph, so it ends its group.</source>
        <translation>%1 的结果在图外可见，因此其所在组到此结束。</translation>
    </message>
    <message>
        <source>Nothing uses the result of %1.</source>
        <translation>没有算子使用 %1 的结果。</translation>
    </message>
    <message>
        <source>The result of %1 ends up in %2 and in %3, and no operator joins the two.</source>
        <translation>%1 的结果流向 %2 和 %3，没有算子将两者汇合。</translation>
    </message>
    <message>
        <source>All of %1 flows into %2, which is %3.</source>
        <translation>%1 的全部输出流入 %2（属于 %3）。</translation>
    </message>
    <message>
        <source>%1 is not fused into %2: %3.</source>
        <translation>%1 未融合到 %2：%3。</translation>
    </message>
    <message>
        <source>the use of %1 by %2 is %3</source>
        <translation>%2 对 %1 的使用属于 %3</translation>
    </message>
    <message>
        <source>%1 is in the group of the anchor %2 already</source>
        <translation>%1 已在锚点 %2 的组中</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 是 %2</translation>
    </message>
    <message>
        <source>%1 is in the group of %2, which is %3</source>
        <translation>%1 在 %2（属于 %3）的组中</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>一处</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 处或更多</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>%1 is less specific than %2, but has the higher priority: at %3 it takes %4 of the %5 operators that %6 asks for, first at %7. Give %8 the higher priority.</source>
        <translation>%1 不如 %2 具体，但优先级更高：在 %3 占用了 %6 所需 %5 个算子中的 %4 个，首先在 %7。请提高 %8 的优先级。</translation>
    </message>
    <message>
        <source>%1 uses %2 by the tuple %3</source>
        <translation>%1 通过元组 %3 使用 %2</translation>
    </message>
    <message>
        <source>%1 uses %2 by the alias %3</source>
        <translation>%1 通过别名 %3 使用 %2</translation>
    </message>
    <message>
        <source>%1 never wins: in this model it matches at %2, but its operators are always taken by %3. Give it a higher priority, or remove it.</source>
        <translation>%1 从不胜出：在此模型中匹配 %2，但其算子总被 %3 占用。请提高其优先级，或将其删除。</translation>
    </message>
    <message>
        <source>%1 and %2 have the same priority (%3) and compete for operators at %4; %5 wins because it comes first.</source>
        <translation>%1 和 %2 优先级相同（%3），在 %4 争用算子；%5 因排在前面而胜出。</translation>
    </message>
    <message>
        <source>The search for %1 was abandoned at %2: %3 has too many candidate operators to try them all. Make its &quot;op_type&quot; more specific.</source>
        <translation>对 %1 的搜索在 %2 中止：%3 的候选算子过多，无法逐一尝试。请让其 &quot;op_type&quot; 更具体。</translation>
    </message>
    <message>
        <source>The operators of the module &quot;%1&quot; cannot be one section: a path leaves them and re-enters: %2.</source>
        <translation>模块 &quot;%1&quot; 的算子不能构成一个分段：有路径离开后又重新进入：%2。</translation>
    </message>
    <message>
        <source>No operator of the model is in a module &quot;%1&quot;.</source>
        <translation>模型中没有算子属于模块 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>It has no matrix multiplication that could dominate it.</source>
        <translation>没有可占主导的矩阵乘法。</translation>
    </message>
    <message>
        <source>The shapes of %1 are not known.</source>
        <translation>%1 的形状未知。</translation>
    </message>
    <message>
        <source>The work of %1 of %2 is not known.</source>
        <translation>%2 个中有 %1 的运算量未知。</translation>
    </message>
    <message>
        <source>It has %1 and no softmax</source>
        <translation>有 %1，没有 softmax</translation>
    </message>
    <message>
        <source>It has %1 and 1 softmax</source>
        <translation>有 %1 和 1 个 softmax</translation>
    </message>
    <message>
        <source>It has %1 and %2 softmaxes</source>
        <translation>有 %1 和 %2 个 softmax</translation>
    </message>
    <message>
        <source>%1; two multiplications with a softmax between them are required.</source>
        <translation>%1；需要两个矩阵乘法且中间有 softmax。</translation>
    </message>
    <message>
        <source>%1, but no path leads from the first multiplication through a softmax to the second.</source>
        <translation>%1，但没有从第一个乘法经 softmax 到第二个乘法的路径。</translation>
    </message>
    <message>
        <source>It has 2 matrix multiplications with a softmax between them.</source>
        <translation>有 2 个矩阵乘法，中间有 softmax。</translation>
    </message>
    <message>
        <source>It has %1 %2.</source>
        <translation>有 %1 个 %2。</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>Raise the priority to %1, above `%2`</source>
        <translation>将优先级提高到 %1，高于 `%2`</translation>
    </message>
    <message>
        <source>Let %1 be %2 too</source>
        <translation>让 %1 也可为 %2</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>允许 %1</translation>
    </message>
    <message>
        <source>Require %1</source>
        <translation>要求 %1</translation>
    </message>
    <message>
        <source>Make %1 optional</source>
        <translation>将 %1 设为可选</translation>
    </message>
    <message>
        <source>Make %1 and what follows it optional</source>
        <translation>将 %1 及其后续设为可选</translation>
    </message>
    <message>
        <source>Remove the edge from %1 to %2</source>
        <translation>删除从 %1 到 %2 的边</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>未量化</translation>
    </message>
    <message>
        <source>axis %1 of the result is %2</source>
        <translation>结果的轴 %1 为 %2</translation>
    </message>
    <message>
        <source>axis %1 of %2 is %3</source>
        <translation>%2 的轴 %1 为 %3</translation>
    </message>
    <message>
        <source>the type of %1 is not known</source>
        <translation>%1 的类型未知</translation>
    </message>
    <message>
        <source>the shape of %1 is not known</source>
        <translation>%1 的形状未知</translation>
    </message>
    <message>
        <source>the quantization of %1 is not known</source>
        <translation>%1 的量化参数未知</translation>
    </message>
    <message>
        <source>the contents of %1 are not in the model</source>
        <translation>模型中没有 %1 的内容</translation>
    </message>
    <message>
        <source>attribute %1 of %2 is missing or of another type</source>
        <translation>%2 的属性 %1 缺失或类型不同</translation>
    </message>
    <message>
        <source>option %1 has no value</source>
        <translation>选项 %1 没有值</translation>
    </message>
    <message>
        <source>%1 cannot be evaluated here</source>
        <translation>%1 在此处无法求值</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 过大</translation>
    </message>
    <message>
        <source>%1 divides by zero</source>
        <translation>%1 除以零</translation>
    </message>
    <message>
        <source>%1 is less than zero</source>
        <translation>%1 小于零</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 不存在</translation>
    </message>
    <message>
        <source>%1 is not part of this match</source>
        <translation>%1 不属于此匹配</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为 %1，实为 %2</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between</source>
        <translation>应为 %1，中间多出 %2</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here</source>
        <translation>应为 %1，但此处图已结束</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires</source>
        <translation>存在 %1，但缺少规则要求的边</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands</source>
        <translation>存在 %1，但操作数不同</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry</source>
        <translation>那里唯一的 %1 已绑定到其他条目</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false</source>
        <translation>存在 %1，但规则的某个条件为假</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds</source>
        <translation>存在 %1，但模型未说明规则的某个条件是否成立</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1</source>
        <translation>结果还在匹配之外被 %1 使用</translation>
    </message>
    <message>
        <source>the model has no %1</source>
        <translation>模型中没有 %1</translation>
    </message>
    <message>
        <source>the search was abandoned: too many candidate operators</source>
        <translation>搜索已中止：候选算子过多</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments</source>
        <translation>存在 %1，但调用参数不同</translation>
    </message>
    <message>
        <source>it is in a section of %1</source>
        <translation>它在 %1 的分段中</translation>
    </message>
    <message>
        <source>%1 stands for %2</source>
        <translation>%1 代表 %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 取 %2</translation>
    </message>
    <message>
        <source>%1 takes the value %2</source>
        <translation>%1 取值 %2</translation>
    </message>
    <message>
        <source>%1 takes %2 operators, from %3 to %4</source>
        <translation>%1 取从 %3 到 %4 的 %2 个算子</translation>
    </message>
    <message>
        <source>%1 takes %2, its first two operands the other way round</source>
        <translation>%1 取 %2，其前两个操作数互换</translation>
    </message>
    <message>
        <source>%1 does not fit the match so far</source>
        <translation>%1 与目前的匹配不符</translation>
    </message>
    <message>
        <source>%1 would fit, but %2</source>
        <translation>%1 本可匹配，但%2</translation>
    </message>
    <message>
        <source>The search was abandoned at %1: too many candidate operators</source>
        <translation>搜索在 %1 中止：候选算子过多</translation>
    </message>
    <message>
        <source>It does not match. The furthest attempt had %1 and stopped at %2: %3</source>
        <translation>不匹配。进展最远的尝试匹配了 %1，停在 %2：%3</translation>
    </message>
    <message>
        <source>Looks at %1</source>
        <translation>查看 %1</translation>
    </message>
    <message>
        <source>Retrying with every possible repetition</source>
        <translation>用所有可能的重复次数重试</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 被省略</translation>
    </message>
    <message>
        <source>%1 gives back %2</source>
        <translation>%1 放弃 %2</translation>
    </message>
    <message>
        <source>%1 tries something else</source>
        <translation>%1 尝试其他选择</translation>
    </message>
    <message>
        <source>%1 finds nothing: %2</source>
        <translation>%1 未找到匹配：%2</translation>
    </message>
    <message>
        <source>Every entry is bound</source>
        <translation>所有条目均已绑定</translation>
    </message>
    <message>
        <source>the check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>its check is false at %1</source>
        <translation>其检查在 %1 处拒绝</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 为假</translation>
    </message>
    <message>
        <source>its check fails: %1</source>
        <translation>其检查出错：%1</translation>
    </message>
    <message>
        <source>its check cannot be decided at %1</source>
        <translation>其检查在 %1 处无法判定</translation>
    </message>
    <message>
        <source>%1 cannot be decided</source>
        <translation>%1 无法判定</translation>
    </message>
    <message>
        <source>expected %1, found %2 (%3)</source>
        <translation>应为 %1，实为 %2（%3）</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between (%3)</source>
        <translation>应为 %1，中间多出 %2（%3）</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires (%2)</source>
        <translation>存在 %1，但缺少规则要求的边（%2）</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2)</source>
        <translation>存在 %1，但操作数不同（%2）</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry (%2)</source>
        <translation>那里唯一的 %1 已绑定到其他条目（%2）</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2)</source>
        <translation>存在 %1，但规则的某个条件为假（%2）</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2)</source>
        <translation>存在 %1，但模型未说明规则的某个条件是否成立（%2）</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1 (%2)</source>
        <translation>结果还在匹配之外被 %1 使用（%2）</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2)</source>
        <translation>存在 %1，但调用参数不同（%2）</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2): %3, here %4</source>
        <translation>存在 %1，但规则的某个条件为假（%2）：%3，此处为 %4</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2): %3, here %4</source>
        <translation>存在 %1，但模型未说明规则的某个条件是否成立（%2）：%3，此处为 %4</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2): %3, here %4</source>
        <translation>存在 %1，但调用参数不同（%2）：%3，此处为 %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule %4</source>
        <translation>存在 %1，但操作数不同（%2）：它有 %3，规则要求 %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule at least %4</source>
        <translation>存在 %1，但操作数不同（%2）：它有 %3，规则至少要求 %4</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here, at %2</source>
        <translation>应为 %1，但图在 %2 处已结束</translation>
    </message>
    <message>
        <source>%1 operand</source>
        <translation>%1 个操作数</translation>
    </message>
    <message>
        <source>%1 operands</source>
        <translation>%1 个操作数</translation>
    </message>
    <message>
        <source>%1 operand (%2)</source>
        <translation>%1 个操作数（%2）</translation>
    </message>
    <message>
        <source>%1 operands (%2)</source>
        <translation>%1 个操作数（%2）</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but one has %6, at %7.</source>
        <translation>%3 的 %2 处匹配中有 %1 处在 %5 为 %4，但有一处为 %6，位于 %7。</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but %6 have %7, at %8.</source>
        <translation>%3 的 %2 处匹配中有 %1 处在 %5 为 %4，但有 %6 处为 %7，位于 %8。</translation>
    </message>
    <message>
        <source>The rule may match more than intended.</source>
        <translation>规则的匹配范围可能超出预期。</translation>
    </message>
    <message>
        <source>%1 dimension</source>
        <translation>%1 维</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 维</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; it dominates.</source>
        <translation>最大的矩阵乘法占运算量的 %1，占主导。</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; at least 50% is required.</source>
        <translation>最大的矩阵乘法占运算量的 %1，至少需要 50%。</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; they dominate.</source>
        <translation>从同一输入分出的最大 %1 个矩阵乘法占运算量的 %2，占主导。</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; at least 50% is required.</source>
        <translation>从同一输入分出的最大 %1 个矩阵乘法占运算量的 %2，至少需要 50%。</translation>
    </message>
    <message>
        <source>%1 matrix multiplication</source>
        <translation>%1 个矩阵乘法</translation>
    </message>
    <message>
        <source>%1 matrix multiplications</source>
        <translation>%1 个矩阵乘法</translation>
    </message>
    <message>
        <source>%1 operator</source>
        <translation>%1 个算子</translation>
    </message>
    <message>
        <source>%1 operators</source>
        <translation>%1 个算子</translation>
    </message>
    <message>
        <source>that of %1</source>
        <translation>%1 一类</translation>
    </message>
    <message>
        <source>`%1` then %2</source>
        <translation>`%1` 然后 %2</translation>
    </message>
    <message>
        <source>Allow %1 after %2</source>
        <translation>允许 %2 之后有 %1</translation>
    </message>
    <message>
        <source>Allow %1 before %2</source>
        <translation>允许 %2 之前有 %1</translation>
    </message>
    <message>
        <source>Allow %1 between %2 and %3</source>
        <translation>允许 %2 与 %3 之间有 %1</translation>
    </message>
    <message>
        <source>Require %1 after %2</source>
        <translation>要求 %2 之后有 %1</translation>
    </message>
    <message>
        <source>Require %1 before %2</source>
        <translation>要求 %2 之前有 %1</translation>
    </message>
    <message>
        <source>Require %1 between %2 and %3</source>
        <translation>要求 %2 与 %3 之间有 %1</translation>
    </message>
    <message>
        <source>%1 passes over %2: another entry has it</source>
        <translation>%1 跳过 %2：已被其他条目占用</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section already</source>
        <translation>%1 跳过 %2：它已在某个分段中</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section of %3</source>
        <translation>%1 跳过 %2：它在 %3 的分段中</translation>
    </message>
    <message>
        <source>%1 passes over %2: it lacks an edge that the rule requires</source>
        <translation>%1 跳过 %2：缺少规则要求的边</translation>
    </message>
    <message>
        <source>%1 passes over %2: a condition of the rule does not hold</source>
        <translation>%1 跳过 %2：规则的某个条件不成立</translation>
    </message>
    <message>
        <source>%1 passes over %2: it can only lead to a later match than the one found</source>
        <translation>%1 跳过 %2：只会得到比已找到的更靠后的匹配</translation>
    </message>
    <message>
        <source>%1 passes over %2: it has a different number of operands</source>
        <translation>%1 跳过 %2：操作数个数不同</translation>
    </message>
    <message>
        <source>Give %1 the higher priority.</source>
        <translation>请提高 %1 的优先级。</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>A catalogue is an object with a list &quot;operators&quot;.</source>
        <translation>目录是含列表 &quot;operators&quot; 的对象。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list.</source>
        <translation>&quot;%1&quot; 必须是列表。</translation>
    </message>
    <message>
        <source>A prefix or overload must be a string.</source>
        <translation>前缀或重载必须是字符串。</translation>
    </message>
    <message>
        <source>An operator must be an object.</source>
        <translation>算子必须是对象。</translation>
    </message>
    <message>
        <source>An operator must begin with its &quot;name&quot;.</source>
        <translation>算子必须以其 &quot;name&quot; 开头。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of fusion.</source>
        <translation>&quot;%1&quot; 不是融合类别。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to count operations.</source>
        <translation>&quot;%1&quot; 不是运算量的计算方式。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared twice; the first one counts.</source>
        <translation>&quot;%1&quot; 声明了两次；以第一个为准。</translation>
    </message>
    <message>
        <source>%1 uses its own result.</source>
        <translation>%1 使用了自身的结果。</translation>
    </message>
    <message>
        <source>This is a git-LFS pointer, not the model itself. Run &quot;git lfs pull&quot; to fetch the model.</source>
        <translation>这是 git-LFS 指针，而非模型本身。请运行 &quot;git lfs pull&quot; 获取模型。</translation>
    </message>
    <message>
        <source>This file is compressed with gzip. Unpack it first.</source>
        <translation>此文件以 gzip 压缩。请先解压。</translation>
    </message>
    <message>
        <source>This file is compressed with zstd. Unpack it first.</source>
        <translation>此文件以 zstd 压缩。请先解压。</translation>
    </message>
    <message>
        <source>This file is compressed with bzip2. Unpack it first.</source>
        <translation>此文件以 bzip2 压缩。请先解压。</translation>
    </message>
    <message>
        <source>This file is compressed with xz. Unpack it first.</source>
        <translation>此文件以 xz 压缩。请先解压。</translation>
    </message>
    <message>
        <source>This is a 7-Zip archive. Unpack it first.</source>
        <translation>这是 7-Zip 归档。请先解压。</translation>
    </message>
    <message>
        <source>This is a zip archive without an exported program. If it is a saved PyTorch model, save it with torch.export.save, or export it to ONNX.</source>
        <translation>这是不含导出程序的 zip 归档。若是保存的 PyTorch 模型，请用 torch.export.save 保存，或导出为 ONNX。</translation>
    </message>
    <message>
        <source>This is a Python pickle, which may run code when opened. Export the model to ONNX first.</source>
        <translation>这是 Python pickle，打开时可能执行代码。请先将模型导出为 ONNX。</translation>
    </message>
    <message>
        <source>This is an HDF5 (Keras) file. Export the model to ONNX first.</source>
        <translation>这是 HDF5（Keras）文件。请先将模型导出为 ONNX。</translation>
    </message>
    <message>
        <source>This is a GGUF file: it has weights but no graph of operators.</source>
        <translation>这是 GGUF 文件：有权重但没有算子图。</translation>
    </message>
    <message>
        <source>This is a TensorFlow Lite model. Convert it to ONNX first.</source>
        <translation>这是 TensorFlow Lite 模型。请先转换为 ONNX。</translation>
    </message>
    <message>
        <source>This is MLIR bytecode. mlir-opt, or stablehlo-translate --deserialize for a portable artifact, prints it as text.</source>
        <translation>这是 MLIR 字节码。mlir-opt，或对可移植制品用 stablehlo-translate --deserialize，可输出为文本。</translation>
    </message>
    <message>
        <source>This is a PDF document, not a model.</source>
        <translation>这是 PDF 文档，而非模型。</translation>
    </message>
    <message>
        <source>This is a picture, not a model.</source>
        <translation>这是图片，而非模型。</translation>
    </message>
    <message>
        <source>This is a program, not a model.</source>
        <translation>这是程序，而非模型。</translation>
    </message>
    <message>
        <source>This is a web page, not a model: the download may have given an error page or a page about the file instead of the file.</source>
        <translation>这是网页，而非模型：下载得到的可能是错误页或关于该文件的页面，而不是文件本身。</translation>
    </message>
    <message>
        <source>This is an OpenVINO model. Open the ONNX model that it was made from.</source>
        <translation>这是 OpenVINO 模型。请打开生成它的 ONNX 模型。</translation>
    </message>
    <message>
        <source>This is an XML file. It is not one of the model formats that can be opened.</source>
        <translation>这是 XML 文件，不是可打开的模型格式。</translation>
    </message>
    <message>
        <source>This is a jaxpr. Lower it to StableHLO, which can be opened: print(jax.jit(f).lower(x).as_text()).</source>
        <translation>这是 jaxpr。请转为可打开的 StableHLO：print(jax.jit(f).lower(x).as_text())。</translation>
    </message>
    <message>
        <source>This is a TorchScript graph. Export the model with torch.export.save, or print its FX graph.</source>
        <translation>这是 TorchScript 图。请用 torch.export.save 导出模型，或打印其 FX 图。</translation>
    </message>
    <message>
        <source>This is TVM TensorIR: loops, without a graph of operators. Print the Relax module that calls it.</source>
        <translation>这是 TVM TensorIR：只有循环，没有算子图。请打印调用它的 Relax 模块。</translation>
    </message>
    <message>
        <source>This is ONNX written as text. Convert it to the binary form first.</source>
        <translation>这是文本形式的 ONNX。请先转换为二进制形式。</translation>
    </message>
    <message>
        <source>This is a TensorFlow graph as text. Convert it to ONNX, for instance with tf2onnx.</source>
        <translation>这是文本形式的 TensorFlow 图。请转换为 ONNX，例如用 tf2onnx。</translation>
    </message>
    <message>
        <source>This is a safetensors file: it has weights but no graph of operators.</source>
        <translation>这是 safetensors 文件：有权重但没有算子图。</translation>
    </message>
    <message>
        <source>This is a JSON file with a graph in it, but &quot;format&quot;: &quot;fusewright-graph&quot; is missing, so it is not a Fusewright graph.</source>
        <translation>这是含图的 JSON 文件，但缺少 &quot;format&quot;: &quot;fusewright-graph&quot;，因此不是 Fusewright 图。</translation>
    </message>
    <message>
        <source>This is a JSON file, but not a model that can be opened.</source>
        <translation>这是 JSON 文件，但不是可打开的模型。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>此文件为空。</translation>
    </message>
    <message>
        <source>This file has the marks of an unfinished merge on line %1. Choose one side and remove the marks.</source>
        <translation>此文件第 %1 行有未完成合并的标记。请选择一侧并删除标记。</translation>
    </message>
    <message>
        <source>The computation that begins here has no closing &quot;}&quot;.</source>
        <translation>从此开始的计算缺少闭合的 &quot;}&quot;。</translation>
    </message>
    <message>
        <source>A computation or an instruction</source>
        <translation>计算或指令</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing in this computation defines it.</source>
        <translation>此处使用了 &quot;%1&quot;，但此计算中没有定义它。</translation>
    </message>
    <message>
        <source>An instruction or &quot;}&quot;</source>
        <translation>指令或 &quot;}&quot;</translation>
    </message>
    <message>
        <source>A type such as f32[8,16]</source>
        <translation>f32[8,16] 之类的类型</translation>
    </message>
    <message>
        <source>&quot;(&quot; and the operands</source>
        <translation>&quot;(&quot; 和操作数</translation>
    </message>
    <message>
        <source>The number of a parameter</source>
        <translation>参数编号</translation>
    </message>
    <message>
        <source>An operand or &quot;)&quot;</source>
        <translation>操作数或 &quot;)&quot;</translation>
    </message>
    <message>
        <source>Instructions are nested more than 64 deep.</source>
        <translation>指令嵌套超过 64 层。</translation>
    </message>
    <message>
        <source>An attribute such as dimensions={0}</source>
        <translation>dimensions={0} 之类的属性</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>The id of a graph</source>
        <translation>图的 id</translation>
    </message>
    <message>
        <source>A node has no &quot;id&quot;.</source>
        <translation>某节点没有 &quot;id&quot;。</translation>
    </message>
    <message>
        <source>The id of a node</source>
        <translation>节点的 id</translation>
    </message>
    <message>
        <source>The key of an attribute</source>
        <translation>属性的键</translation>
    </message>
    <message>
        <source>An edge has no &quot;sourceNodeId&quot;.</source>
        <translation>某条边没有 &quot;sourceNodeId&quot;。</translation>
    </message>
    <message>
        <source>The id of an output</source>
        <translation>输出的 id</translation>
    </message>
    <message>
        <source>There is no graph with &quot;nodes&quot; in this file.</source>
        <translation>此文件中没有含 &quot;nodes&quot; 的图。</translation>
    </message>
    <message>
        <source>There are two nodes with the id &quot;%1&quot;.</source>
        <translation>有两个 id 为 &quot;%1&quot; 的节点。</translation>
    </message>
    <message>
        <source>The graph &quot;%1&quot; is nested in itself.</source>
        <translation>图 &quot;%1&quot; 嵌套了自身。</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; contains itself: %2.</source>
        <translation>函数 &quot;%1&quot; 包含自身：%2。</translation>
    </message>
    <message>
        <source>Inlining functions gives more than %1 operators; stopped at &quot;%2&quot;.</source>
        <translation>内联函数会产生超过 %1 个算子；在 &quot;%2&quot; 处停止。</translation>
    </message>
    <message>
        <source>Constant &quot;%1&quot; makes &quot;%2&quot; with the same value as Constant &quot;%3&quot;. The first one is used.</source>
        <translation>Constant &quot;%1&quot; 生成的 &quot;%2&quot; 与 Constant &quot;%3&quot; 的值相同。使用第一个。</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep in &quot;%2&quot;.</source>
        <translation>&quot;%2&quot; 中图的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid UTF-8; it is shown with � where it is not.</source>
        <translation>名称 &quot;%1&quot; 不是有效的 UTF-8；无效处显示为 �。</translation>
    </message>
    <message>
        <source>This ONNX file contains no graph.</source>
        <translation>此 ONNX 文件不含图。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an opcode of FX.</source>
        <translation>&quot;%1&quot; 不是 FX 的操作码。</translation>
    </message>
    <message>
        <source>No line above defines %%1.</source>
        <translation>上方没有定义 %%1 的行。</translation>
    </message>
    <message>
        <source>This expression is nested too deep.</source>
        <translation>此表达式嵌套过深。</translation>
    </message>
    <message>
        <source>What this gives is known only when the code runs, and code is never run.</source>
        <translation>其结果只有运行代码才知道，而代码从不运行。</translation>
    </message>
    <message>
        <source>What is called here is known only when the code runs.</source>
        <translation>此处调用了什么只有运行代码才知道。</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; gives is known only when the code runs, and code is never run.</source>
        <translation>&quot;%1&quot; 的结果只有运行代码才知道，而代码从不运行。</translation>
    </message>
    <message>
        <source>Modules are nested more than 64 deep.</source>
        <translation>模块嵌套超过 64 层。</translation>
    </message>
    <message>
        <source>Inlining modules gives more than 1000000 operators.</source>
        <translation>内联模块会产生超过 1000000 个算子。</translation>
    </message>
    <message>
        <source>This class has no function &quot;forward&quot;.</source>
        <translation>此类没有函数 &quot;forward&quot;。</translation>
    </message>
    <message>
        <source>This line does not fit the table&apos;s columns: opcode, name, target, args, kwargs.</source>
        <translation>此行与表格各列不符：opcode、name、target、args、kwargs。</translation>
    </message>
    <message>
        <source>This line is not a whole node of an FX graph: %NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …).</source>
        <translation>此行不是完整的 FX 图节点：%NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …)。</translation>
    </message>
    <message>
        <source>This text is neither a model nor rules. For an FX graph, use the output of print_readable(), gm.code, str(gm.graph) or print_tabular().</source>
        <translation>此文本中没有 FX 图。请使用 print_readable()、gm.code、str(gm.graph) 或 print_tabular() 的输出。</translation>
    </message>
    <message>
        <source>The text does not give the types of the modules it calls, so their names are used. print(gm) and the exporter write the types (fusewright help exporter).</source>
        <translation>文本未给出所调用模块的类型，因此使用其名称。print(gm) 和导出器会写出类型（fusewright help exporter）。</translation>
    </message>
    <message>
        <source>The function returns nothing: is its end missing?</source>
        <translation>函数没有返回值：是否缺少结尾？</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; does here is known only when the code runs, and code is never run. Trace the model and print the graph: GraphModule.print_readable().</source>
        <translation>&quot;%1&quot; 在此处的作用只有运行代码才知道，而代码从不运行。请追踪模型并打印图：GraphModule.print_readable()。</translation>
    </message>
    <message>
        <source>Only a name can have a type here.</source>
        <translation>此处只有名称可以带类型。</translation>
    </message>
    <message>
        <source>This cannot be assigned to in a graph.</source>
        <translation>图中不能对此赋值。</translation>
    </message>
    <message>
        <source>This exported program has no &quot;graph_module&quot; with a &quot;graph&quot; and its &quot;nodes&quot;.</source>
        <translation>此导出程序没有含 &quot;graph&quot; 及其 &quot;nodes&quot; 的 &quot;graph_module&quot;。</translation>
    </message>
    <message>
        <source>The name of an input</source>
        <translation>输入的名称</translation>
    </message>
    <message>
        <source>This program has version %1 of torch.export&apos;s schema; versions up to %2 are supported. The readable parts are shown.</source>
        <translation>此程序的 torch.export schema 版本为 %1；支持到版本 %2。显示可读的部分。</translation>
    </message>
    <message>
        <source>The type of a device</source>
        <translation>设备的类型</translation>
    </message>
    <message>
        <source>The index of a device</source>
        <translation>设备的索引</translation>
    </message>
    <message>
        <source>The name of a graph</source>
        <translation>图的名称</translation>
    </message>
    <message>
        <source>There is no exported program in this archive.</source>
        <translation>此归档中没有导出程序。</translation>
    </message>
    <message>
        <source>A node has no &quot;target&quot;.</source>
        <translation>某节点没有 &quot;target&quot;。</translation>
    </message>
    <message>
        <source>The name of a node</source>
        <translation>节点的名称</translation>
    </message>
    <message>
        <source>The name of an argument</source>
        <translation>参数的名称</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep.</source>
        <translation>图嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>The comment that begins here is never closed.</source>
        <translation>从此开始的注释未闭合。</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quotation mark.</source>
        <translation>从此开始的字符串缺少闭合引号。</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; has no closing &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; 缺少闭合的 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing: the &quot;%2&quot; before it is still open.</source>
        <translation>此 &quot;%1&quot; 没有对应的开头：前面的 &quot;%2&quot; 仍未闭合。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2 values and returns %3, but this call passes %4 and expects %5.</source>
        <translation>&quot;%1&quot; 接受 %2 个值并返回 %3 个，但此调用传入 %4 个并期望 %5 个。</translation>
    </message>
    <message>
        <source>There is no function &quot;%1&quot; in this file; its call is kept as an operator.</source>
        <translation>此文件中没有函数 &quot;%1&quot;；其调用保留为算子。</translation>
    </message>
    <message>
        <source>Inlining calls gives more than %1 operators.</source>
        <translation>内联调用会产生超过 %1 个算子。</translation>
    </message>
    <message>
        <source>There is no function with a body in this file.</source>
        <translation>此文件中没有带函数体的函数。</translation>
    </message>
    <message>
        <source>A zero offset</source>
        <translation>零点偏移</translation>
    </message>
    <message>
        <source>An encoding needs a &quot;scale&quot;, or an &quot;axis&quot; with &quot;scales&quot; and as many &quot;zero_offsets&quot;. This one is ignored.</source>
        <translation>编码需要 &quot;scale&quot;，或 &quot;axis&quot; 加 &quot;scales&quot; 及同样多的 &quot;zero_offsets&quot;。此编码被忽略。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is defined here and also on line %2. A value can have only one producer.</source>
        <translation>&quot;%1&quot; 在此处及第 %2 行都有定义。一个值只能有一个产生者。</translation>
    </message>
    <message>
        <source>The byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>%1 is not expected here.</source>
        <translation>此处不应出现 %1。</translation>
    </message>
    <message>
        <source>There is no graph in this file.</source>
        <translation>此文件中没有图。</translation>
    </message>
    <message>
        <source>Subgraphs are nested more than %1 deep here, which cannot be read.</source>
        <translation>此处子图嵌套超过 %1 层，无法读取。</translation>
    </message>
    <message>
        <source>A statement of more than %1 edges in a row cannot be read. Write the edges as statements of their own.</source>
        <translation>一条语句连写超过 %1 条边时无法读取。请将各边写成单独的语句。</translation>
    </message>
    <message>
        <source>The graph has too many nodes and edges to be read; an edge between two groups in braces counts once for each pair of their nodes.</source>
        <translation>图的节点和边过多，无法读取；花括号两组之间的一条边按其节点的每一对各计一次。</translation>
    </message>
    <message>
        <source>The string that starts here has no closing quotation mark.</source>
        <translation>从此开始的字符串缺少闭合引号。</translation>
    </message>
    <message>
        <source>The &quot;&lt;&quot; here has no closing &quot;&gt;&quot;.</source>
        <translation>此 &quot;&lt;&quot; 缺少闭合的 &quot;&gt;&quot;。</translation>
    </message>
    <message>
        <source>The comment that starts here is never closed.</source>
        <translation>从此开始的注释未闭合。</translation>
    </message>
    <message>
        <source>The file has the marks of an unfinished merge here. Choose one side and remove the marks.</source>
        <translation>文件此处有未完成合并的标记。请选择一侧并删除标记。</translation>
    </message>
    <message>
        <source>%1 is not expected here. A name with such a character needs quotation marks.</source>
        <translation>此处不应出现 %1。含此字符的名称需要加引号。</translation>
    </message>
    <message>
        <source>The file ends before the graph does.</source>
        <translation>图尚未结束，文件已结束。</translation>
    </message>
    <message>
        <source>The &quot;[&quot; here has no closing &quot;]&quot;.</source>
        <translation>此 &quot;[&quot; 缺少闭合的 &quot;]&quot;。</translation>
    </message>
    <message>
        <source>The &quot;{&quot; here has no closing &quot;}&quot;; the end of the file may be missing.</source>
        <translation>此 &quot;{&quot; 缺少闭合的 &quot;}&quot;；文件末尾可能缺失。</translation>
    </message>
    <message>
        <source>There is a zero byte here, so this is not DOT text.</source>
        <translation>此处有零字节，因此不是 DOT 文本。</translation>
    </message>
    <message>
        <source>%1 here is not UTF-8 text. Save the file in UTF-8.</source>
        <translation>此处 %1 不是 UTF-8 文本。请将文件存为 UTF-8。</translation>
    </message>
    <message>
        <source>The file gives &quot;%1&quot; (%2) the shape %3, but the shape inferred from its operands is %4. The file&apos;s shape is kept.</source>
        <translation>文件给 &quot;%1&quot;（%2）的形状为 %3，而由其操作数推得的形状为 %4。以文件为准。</translation>
    </message>
    <message>
        <source>This is not a supported model. Supported formats: %1.</source>
        <translation>不是受支持的模型。支持的格式：%1。</translation>
    </message>
    <message>
        <source>The kind of a call</source>
        <translation>调用的类别</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of call.</source>
        <translation>&quot;%1&quot; 不是调用类别。</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; names &quot;%2&quot;, which is not one of its inputs. The call is ignored.</source>
        <translation>&quot;%1&quot; 的调用提到 &quot;%2&quot;，而它不是其输入。该调用被忽略。</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; has lists nested more than 16 deep. The call is ignored.</source>
        <translation>&quot;%1&quot; 的调用中列表嵌套超过 16 层。该调用被忽略。</translation>
    </message>
    <message>
        <source>The graph has no list &quot;nodes&quot;.</source>
        <translation>图没有列表 &quot;nodes&quot;。</translation>
    </message>
    <message>
        <source>The name of the graph</source>
        <translation>图的名称</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Fusewright.</source>
        <translation>此文件由更新版本的 Fusewright 写出。</translation>
    </message>
    <message>
        <source>An input or constant</source>
        <translation>输入或常量</translation>
    </message>
    <message>
        <source>An input or constant has no &quot;name&quot;.</source>
        <translation>某个输入或常量没有 &quot;name&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known element type.</source>
        <translation>&quot;%1&quot; 不是已知的元素类型。</translation>
    </message>
    <message>
        <source>The operator of a node</source>
        <translation>节点的算子</translation>
    </message>
    <message>
        <source>A module path</source>
        <translation>模块路径</translation>
    </message>
    <message>
        <source>A module type</source>
        <translation>模块类型</translation>
    </message>
    <message>
        <source>A line of code</source>
        <translation>代码行</translation>
    </message>
    <message>
        <source>The name of a value</source>
        <translation>值的名称</translation>
    </message>
    <message>
        <source>A fusion kind</source>
        <translation>融合类别</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a fusion kind.</source>
        <translation>&quot;%1&quot; 不是融合类别。</translation>
    </message>
    <message>
        <source>Graphs are nested more than 64 deep.</source>
        <translation>图嵌套超过 64 层。</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;op&quot;.</source>
        <translation>节点 &quot;%1&quot; 没有 &quot;op&quot;。</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no list &quot;inputs&quot;.</source>
        <translation>节点 &quot;%1&quot; 没有列表 &quot;inputs&quot;。</translation>
    </message>
    <message>
        <source>The name of a function</source>
        <translation>函数的名称</translation>
    </message>
    <message>
        <source>&quot;:&quot; and a type</source>
        <translation>&quot;:&quot; 和类型</translation>
    </message>
    <message>
        <source>The body of the function</source>
        <translation>函数体</translation>
    </message>
    <message>
        <source>The name of a result</source>
        <translation>结果的名称</translation>
    </message>
    <message>
        <source>The number of results</source>
        <translation>结果的个数</translation>
    </message>
    <message>
        <source>&quot;&gt;&quot; after the properties</source>
        <translation>属性之后的 &quot;&gt;&quot;</translation>
    </message>
    <message>
        <source>A region in &quot;{&quot; and &quot;}&quot;</source>
        <translation>&quot;{&quot; 与 &quot;}&quot; 之间的区域</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;)&quot; after a region</source>
        <translation>区域之后的 &quot;,&quot; 或 &quot;)&quot;</translation>
    </message>
    <message>
        <source>The number of a result</source>
        <translation>结果的编号</translation>
    </message>
    <message>
        <source>The &quot;{&quot; has no closing &quot;}&quot;.</source>
        <translation>&quot;{&quot; 缺少闭合的 &quot;}&quot;。</translation>
    </message>
    <message>
        <source>The name of an attribute</source>
        <translation>属性的名称</translation>
    </message>
    <message>
        <source>The name of a block or &quot;]&quot;</source>
        <translation>块的名称或 &quot;]&quot;</translation>
    </message>
    <message>
        <source>&quot;:&quot; and the types</source>
        <translation>&quot;:&quot; 和各类型</translation>
    </message>
    <message>
        <source>&quot;-&gt;&quot; and the types of the results</source>
        <translation>&quot;-&gt;&quot; 和结果的类型</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; is never closed.</source>
        <translation>&quot;%1&quot; 未闭合。</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing.</source>
        <translation>此 &quot;%1&quot; 没有对应的开头。</translation>
    </message>
    <message>
        <source>The syntax of &quot;%1&quot; is unknown: its operands and types are a best guess.</source>
        <translation>&quot;%1&quot; 的语法未知：其操作数和类型为推测。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing defines it.</source>
        <translation>此处使用了 &quot;%1&quot;，但没有定义它。</translation>
    </message>
    <message>
        <source>The block &quot;%1&quot; begins here, but line %2 begins it too.</source>
        <translation>块 &quot;%1&quot; 从此开始，但第 %2 行也是它的开头。</translation>
    </message>
    <message>
        <source>There is no block &quot;%1&quot; in this region.</source>
        <translation>此区域中没有块 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>This region has blocks that jump to each other (%1). The graph shows the operators of all blocks; a value that a block receives from several places is a &quot;phi&quot;.</source>
        <translation>此区域中的块互相跳转（%1）。图中显示所有块的算子；块从多处接收的值为 &quot;phi&quot;。</translation>
    </message>
    <message>
        <source>The region that begins here has no closing &quot;}&quot;.</source>
        <translation>从此开始的区域缺少闭合的 &quot;}&quot;。</translation>
    </message>
    <message>
        <source>The resources that begin here have no closing &quot;#-}&quot;.</source>
        <translation>从此开始的资源缺少闭合的 &quot;#-}&quot;。</translation>
    </message>
    <message>
        <source>&quot;=&quot; and what the name stands for</source>
        <translation>&quot;=&quot; 和名称所代表的内容</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the name of a block</source>
        <translation>块名称之后的 &quot;:&quot;</translation>
    </message>
    <message>
        <source>A block must be inside a region, and none is open here.</source>
        <translation>块必须位于区域内，而此处没有打开的区域。</translation>
    </message>
    <message>
        <source>This &quot;}&quot; closes nothing.</source>
        <translation>此 &quot;}&quot; 没有对应的开头。</translation>
    </message>
    <message>
        <source>There is no Relax function in this text.</source>
        <translation>此文本中没有 Relax 函数。</translation>
    </message>
    <message>
        <source>Relax has no such statement: it cannot be read without running.</source>
        <translation>Relax 没有这样的语句：不运行就无法读取。</translation>
    </message>
    <message>
        <source>This cannot be assigned to.</source>
        <translation>不能对此赋值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not defined here.</source>
        <translation>此处未定义 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>An &quot;if&quot; in Relax needs an &quot;else&quot;.</source>
        <translation>Relax 中的 &quot;if&quot; 需要 &quot;else&quot;。</translation>
    </message>
    <message>
        <source>The branches yield nothing: each must end by assigning or returning.</source>
        <translation>分支没有产生值：每个分支都必须以赋值或返回结束。</translation>
    </message>
    <message>
        <source>Bodies are nested more than 64 deep.</source>
        <translation>主体嵌套超过 64 层。</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; calls itself; the call stays one operator.</source>
        <translation>函数 &quot;%1&quot; 调用自身；该调用保留为一个算子。</translation>
    </message>
    <message>
        <source>Relax has no such operator.</source>
        <translation>Relax 没有这样的算子。</translation>
    </message>
    <message>
        <source>This tuple has more than %1 values.</source>
        <translation>此元组的值超过 %1 个。</translation>
    </message>
    <message>
        <source>Inlining functions goes too far: more than 64 levels deep, or more than 1000000 operators.</source>
        <translation>内联函数过度：超过 64 层，或超过 1000000 个算子。</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; %2</source>
        <translation>张量 &quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; has &quot;quant_params&quot; that make no sense. They are ignored.</source>
        <translation>张量 &quot;%1&quot; 的 &quot;quant_params&quot; 没有意义，已忽略。</translation>
    </message>
    <message>
        <source>The model has no &quot;graph&quot; with &quot;nodes&quot;.</source>
        <translation>模型没有含 &quot;nodes&quot; 的 &quot;graph&quot;。</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;type&quot;.</source>
        <translation>节点 &quot;%1&quot; 没有 &quot;type&quot;。</translation>
    </message>
    <message>
        <source>The type of a node</source>
        <translation>节点的类型</translation>
    </message>
    <message>
        <source>The package of a node</source>
        <translation>节点的包</translation>
    </message>
    <message>
        <source>The name of a tensor</source>
        <translation>张量的名称</translation>
    </message>
    <message>
        <source>%1 uses %2, which no node produces and which is not a declared input.</source>
        <translation>%1 使用了 %2，而它既无节点产生，也不是声明的输入。</translation>
    </message>
    <message>
        <source>%1 is listed as an output, which no node produces and which is not a declared input.</source>
        <translation>%1 列为输出，但既无节点产生它，也不是声明的输入。</translation>
    </message>
    <message>
        <source>It is treated as a graph input.</source>
        <translation>将其视为图的输入。</translation>
    </message>
    <message>
        <source>It is treated as a graph input, and so are %1 more such names.</source>
        <translation>将其视为图的输入，另有 %1 个这样的名称亦然。</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but %3 produces it too.</source>
        <translation>%1 产生 &quot;%2&quot;，但 %3 也产生它。</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but it is an input or a parameter of the graph.</source>
        <translation>%1 产生 &quot;%2&quot;，但它是图的输入或参数。</translation>
    </message>
    <message>
        <source>A value can have only one producer.</source>
        <translation>一个值只能有一个产生者。</translation>
    </message>
    <message>
        <source>Their values may differ; the last one counts.</source>
        <translation>它们的值可能不同；以最后一个为准。</translation>
    </message>
    <message>
        <source>The first one counts.</source>
        <translation>以第一个为准。</translation>
    </message>
    <message>
        <source>The input or parameter is used.</source>
        <translation>使用该输入或参数。</translation>
    </message>
    <message>
        <source>The graph has a cycle, so it has no execution order: %1.</source>
        <translation>图中有环，因此没有执行顺序：%1。</translation>
    </message>
    <message>
        <source>%1 node number %2</source>
        <translation>%1（节点编号 %2）</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1: a field there claims to be %2 bytes long, more than the file has left.</source>
        <translation>文件在字节 %1 处损坏：该处字段声称长 %2 字节，超过文件剩余长度。</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1 of %2: this is not an ONNX field.</source>
        <translation>文件在字节 %1（共 %2）处损坏：这不是 ONNX 字段。</translation>
    </message>
    <message>
        <source>The file may be cut short.</source>
        <translation>文件可能被截断。</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3.</source>
        <translation>此文件中没有 %1 &quot;%2&quot;，只有 %3。</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3 and more.</source>
        <translation>此文件中没有 %1 &quot;%2&quot;，只有 %3 等。</translation>
    </message>
    <message>
        <source>A string starts at this quotation mark, directly after a word.</source>
        <translation>字符串从这个紧跟在词后的引号开始。</translation>
    </message>
    <message>
        <source>The string that starts on line %1 ends at this quotation mark, directly before a word.</source>
        <translation>从第 %1 行开始的字符串在这个紧邻词前的引号处结束。</translation>
    </message>
    <message>
        <source>Inside a string, write a quotation mark as \&quot;.</source>
        <translation>字符串内的引号请写作 \&quot;。</translation>
    </message>
    <message>
        <source>More constants like this: %1.</source>
        <translation>类似的常量还有 %1 个。</translation>
    </message>
    <message>
        <source>Values passed by back edges are not shown: to %1.</source>
        <translation>不显示经回边传给 %1 的值。</translation>
    </message>
    <message>
        <source>It is not known what is passed to %1.</source>
        <translation>不知道传给 %1 的是什么。</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 必须是%2。</translation>
    </message>
    <message>
        <source>%1 is expected here, but the file ends.</source>
        <translation>此处应为 %1，但文件已结束。</translation>
    </message>
    <message>
        <source>%1 is expected here, but %2 was found.</source>
        <translation>此处应为 %1，但找到的是 %2。</translation>
    </message>
    <message>
        <source>Files of more than %1 MB cannot be read.</source>
        <translation>无法读取超过 %1 MB 的文件。</translation>
    </message>
    <message>
        <source>No extent of the model is called `%1`.</source>
        <translation>模型中没有名为 `%1` 的维度。</translation>
    </message>
    <message>
        <source>All its extents are numbers, or unknown.</source>
        <translation>其所有维度都是数字或未知。</translation>
    </message>
    <message>
        <source>The expression is too large.</source>
        <translation>表达式过大。</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>此括号未闭合。</translation>
    </message>
    <message>
        <source>After &quot;(?&quot;, only &quot;(?:&quot; is supported.</source>
        <translation>&quot;(?&quot; 之后只支持 &quot;(?:&quot;。</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>此括号没有对应的开头。</translation>
    </message>
    <message>
        <source>There is nothing to repeat before this.</source>
        <translation>此前没有可重复的内容。</translation>
    </message>
    <message>
        <source>There is nothing before this that could be repeated.</source>
        <translation>此前没有可重复的内容。</translation>
    </message>
    <message>
        <source>The second number is smaller than the first.</source>
        <translation>第二个数小于第一个数。</translation>
    </message>
    <message>
        <source>This is repeated too often.</source>
        <translation>重复次数过多。</translation>
    </message>
    <message>
        <source>There is nothing after this backslash.</source>
        <translation>此反斜杠之后没有内容。</translation>
    </message>
    <message>
        <source>Back-references are not supported.</source>
        <translation>不支持反向引用。</translation>
    </message>
    <message>
        <source>&quot;\%1&quot; is not supported.</source>
        <translation>不支持 &quot;\%1&quot;。</translation>
    </message>
    <message>
        <source>This range ends before it begins.</source>
        <translation>此范围的结尾先于开头。</translation>
    </message>
    <message>
        <source>This is a folder. Open a file inside it.</source>
        <translation>这是文件夹。请打开其中的文件。</translation>
    </message>
    <message>
        <source>This is a device, not a file.</source>
        <translation>这是设备，而非文件。</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>无法打开此文件：%1。</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>无法读取此文件：%1。</translation>
    </message>
    <message>
        <source>More than 1 GiB came through this pipe. Save it to a file first.</source>
        <translation>经此管道传入的数据超过 1 GiB。请先存为文件。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>文件不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>A string is not closed.</source>
        <translation>有字符串未闭合。</translation>
    </message>
    <message>
        <source>A string has a bad escape or a raw control character.</source>
        <translation>字符串中有错误的转义或原始控制字符。</translation>
    </message>
    <message>
        <source>A number is not valid JSON, or is too large.</source>
        <translation>某个数字不是有效的 JSON，或过大。</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>文件嵌套过深。</translation>
    </message>
    <message>
        <source>The file ends inside a list or an object: it is cut off, or a bracket is missing.</source>
        <translation>文件在列表或对象内结束：被截断，或缺少括号。</translation>
    </message>
    <message>
        <source>Something follows the end of the JSON value.</source>
        <translation>JSON 值结束后还有内容。</translation>
    </message>
    <message>
        <source>The file is too large to be read as JSON.</source>
        <translation>文件过大，无法作为 JSON 读取。</translation>
    </message>
    <message>
        <source>The JSON is broken here: a comma, colon, bracket or value is missing or extra.</source>
        <translation>此处 JSON 有误：逗号、冒号、括号或值缺失或多余。</translation>
    </message>
    <message>
        <source>%1 in this archive is encrypted.</source>
        <translation>此归档中的 %1 已加密。</translation>
    </message>
    <message>
        <source>%1 in this archive is packed with method %2; only stored and deflated files can be read.</source>
        <translation>此归档中的 %1 以方法 %2 压缩；只能读取未压缩或以 deflate 压缩的文件。</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack to %2, more than %3.</source>
        <translation>此归档中的 %1 解压后为 %2，超过 %3。</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack from %2 bytes to %3, which no model does.</source>
        <translation>此归档中的 %1 会从 %2 字节解压到 %3，模型不会如此。</translation>
    </message>
    <message>
        <source>%1 in this archive has two sizes: it is damaged.</source>
        <translation>此归档中的 %1 有两个大小：已损坏。</translation>
    </message>
    <message>
        <source>This zip archive is cut short: the list of its files is missing.</source>
        <translation>此 zip 归档被截断：缺少文件列表。</translation>
    </message>
    <message>
        <source>This is one part of a zip archive in several. Join the parts first.</source>
        <translation>这是分卷 zip 归档的一部分。请先合并各部分。</translation>
    </message>
    <message>
        <source>This zip archive is damaged: the list of its files is not where it says.</source>
        <translation>此 zip 归档已损坏：文件列表不在其声明的位置。</translation>
    </message>
    <message>
        <source>This zip archive claims %1 files.</source>
        <translation>此 zip 归档声称有 %1 个文件。</translation>
    </message>
    <message>
        <source>This zip archive is damaged: entry %1 of the list of its files cannot be read.</source>
        <translation>此 zip 归档已损坏：无法读取文件列表的第 %1 项。</translation>
    </message>
    <message>
        <source>This zip archive holds a file named &quot;%1&quot;, which leads out of the archive&apos;s folder. It is not opened.</source>
        <translation>此 zip 归档含名为 &quot;%1&quot; 的文件，会指向归档文件夹之外。不予打开。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in this archive is damaged or cut short.</source>
        <translation>此归档中的 &quot;%1&quot; 已损坏或被截断。</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>无法写入此文件：%1。</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for any operator</source>
        <translation>创建条目 `%1`，用于任意算子</translation>
    </message>
    <message>
        <source>The rule with the higher priority wins.</source>
        <translation>优先级高的规则胜出。</translation>
    </message>
    <message>
        <source>An integer. Rules with a higher priority take their operators first; rules of equal priority go in file order. The default is 0.</source>
        <translation>整数。优先级高的规则先取算子；优先级相同时按文件顺序。默认为 0。</translation>
    </message>
    <message>
        <source>How the compiler treats the section.</source>
        <translation>编译器如何处理该分段。</translation>
    </message>
    <message>
        <source>A name, or a mapping with &quot;name&quot; and parameters of its own, which are kept and shown.</source>
        <translation>一个名称，或含 &quot;name&quot; 及自有参数的映射；这些参数会被保留并显示。</translation>
    </message>
    <message>
        <source>Which operators the rule fuses.</source>
        <translation>规则融合哪些算子。</translation>
    </message>
    <message>
        <source>A mapping from entry names to entries. With &quot;pattern1&quot;, &quot;pattern2&quot;, … a rule has alternates: a place matches the rule when it matches any of them; they are tried in the order of the file.</source>
        <translation>从条目名到条目的映射。用 &quot;pattern1&quot;、&quot;pattern2&quot;、… 可为规则提供多种形式：与其中任一匹配即与规则匹配；按文件顺序尝试。</translation>
    </message>
    <message>
        <source>One more way to match the rule.</source>
        <translation>规则的另一种匹配形式。</translation>
    </message>
    <message>
        <source>The name of the heuristic.</source>
        <translation>启发式的名称。</translation>
    </message>
    <message>
        <source>The name of the heuristic; the other keys are its parameters.</source>
        <translation>启发式的名称；其他键为其参数。</translation>
    </message>
    <message>
        <source>A parameter; it is kept and shown.</source>
        <translation>参数；会被保留并显示。</translation>
    </message>
    <message>
        <source>A parameter of the heuristic; it is kept and shown.</source>
        <translation>启发式的参数；会被保留并显示。</translation>
    </message>
    <message>
        <source>Which operators it takes.</source>
        <translation>接受哪些算子。</translation>
    </message>
    <message>
        <source>A name; a list of names, any of them; &quot;.&quot; for any operator; or all but some: {inverted: true, options: [linear, addmm]}.</source>
        <translation>一个名称；名称列表（任一）；&quot;.&quot; 表示任意算子；或除某些之外的全部：{inverted: true, options: [linear, addmm]}。</translation>
    </message>
    <message>
        <source>The entry that its operator feeds.</source>
        <translation>其算子的输出流向的条目。</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of the child&apos;s operator. Operands have no positions.</source>
        <translation>此条目算子的某个输出是子条目算子的输入。操作数不分位置。</translation>
    </message>
    <message>
        <source>The entries that its operator feeds.</source>
        <translation>其算子的输出流向的各条目。</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of each child&apos;s operator. The order of the children does not matter.</source>
        <translation>此条目算子的某个输出是每个子条目算子的输入。子条目的顺序无关紧要。</translation>
    </message>
    <message>
        <source>false: the entry may be absent.</source>
        <translation>false：条目可以缺失。</translation>
    </message>
    <message>
        <source>With false the entry may be absent; then its parents feed its children. It is present wherever the whole pattern can match with it. The default is true.</source>
        <translation>设为 false 时条目可以缺失，此时其父条目直接连到子条目。只要整个模式带上它仍能匹配，它就存在。默认为 true。</translation>
    </message>
    <message>
        <source>false: context, which is not fused.</source>
        <translation>false：上下文，不参与融合。</translation>
    </message>
    <message>
        <source>With false the entry must match but does not go into the section, and another section may own its operator. The default is true.</source>
        <translation>设为 false 时条目必须匹配但不进入分段，其算子可属于其他分段。默认为 true。</translation>
    </message>
    <message>
        <source>Stands for the first entry of a list that fits.</source>
        <translation>代表列表中第一个合适的条目。</translation>
    </message>
    <message>
        <source>A list of entries. Parents of this entry feed the first one with which the whole pattern matches. The entry cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;.</source>
        <translation>条目列表。此条目的父条目连到能使整个模式匹配的第一个。此条目不能有 &quot;op_type&quot;、&quot;child&quot;、&quot;children&quot; 或 &quot;match_multiple&quot;。</translation>
    </message>
    <message>
        <source>true: one or more operators in a row.</source>
        <translation>true：一个或多个连续算子。</translation>
    </message>
    <message>
        <source>With true the entry takes one or more operators in a row, up to the first one that a child could match. A pattern may not end in such an entry.</source>
        <translation>设为 true 时条目取一个或多个连续算子，直到子条目可匹配的第一个为止。模式不能以这样的条目结尾。</translation>
    </message>
    <message>
        <source>true: any operator but the options.</source>
        <translation>true：除选项外的任意算子。</translation>
    </message>
    <message>
        <source>With true the entry takes any operator but those listed in &quot;options&quot;.</source>
        <translation>设为 true 时条目接受除 &quot;options&quot; 所列之外的任意算子。</translation>
    </message>
    <message>
        <source>The operators&apos; names.</source>
        <translation>算子的名称。</translation>
    </message>
    <message>
        <source>The names of the operators that are taken, or, with &quot;inverted: true&quot;, of those that are not.</source>
        <translation>所接受算子的名称；若有 &quot;inverted: true&quot;，则为不接受的算子。</translation>
    </message>
    <message>
        <source>Any operator.</source>
        <translation>任意算子。</translation>
    </message>
    <message>
        <source>Stands for any operator.</source>
        <translation>代表任意算子。</translation>
    </message>
    <message>
        <source>The entry must be there, which is the default.</source>
        <translation>条目必须存在（默认）。</translation>
    </message>
    <message>
        <source>The entry may be absent.</source>
        <translation>条目可以缺失。</translation>
    </message>
    <message>
        <source>Goes into the section, which is the default.</source>
        <translation>进入分段（默认）。</translation>
    </message>
    <message>
        <source>Context: must match, and is not fused.</source>
        <translation>上下文：必须匹配，但不融合。</translation>
    </message>
    <message>
        <source>One or more operators in a row.</source>
        <translation>一个或多个连续算子。</translation>
    </message>
    <message>
        <source>One operator, which is the default.</source>
        <translation>一个算子（默认）。</translation>
    </message>
    <message>
        <source>Any operator but the options.</source>
        <translation>除选项外的任意算子。</translation>
    </message>
    <message>
        <source>Any of the options.</source>
        <translation>任一选项。</translation>
    </message>
    <message>
        <source>Wins over all other rules of this file.</source>
        <translation>优先于此文件中的所有其他规则。</translation>
    </message>
    <message>
        <source>Gives way to all other rules of this file.</source>
        <translation>让位于此文件中的所有其他规则。</translation>
    </message>
    <message>
        <source>A new rule with one entry.</source>
        <translation>含一个条目的新规则。</translation>
    </message>
    <message>
        <source>%1, an operator</source>
        <translation>%1，算子</translation>
    </message>
    <message>
        <source>Usually called %1 in rules.</source>
        <translation>在规则中通常称为 %1。</translation>
    </message>
    <message>
        <source>Connected here.</source>
        <translation>连接到此处。</translation>
    </message>
    <message>
        <source>Counts as a matrix multiplication.</source>
        <translation>计为矩阵乘法。</translation>
    </message>
    <message>
        <source>Also called: %1.</source>
        <translation>也称为：%1。</translation>
    </message>
    <message>
        <source>%1 times in the loaded model.</source>
        <translation>在已加载的模型中出现 %1 次。</translation>
    </message>
    <message>
        <source>Once in the loaded model.</source>
        <translation>在已加载的模型中出现一次。</translation>
    </message>
    <message>
        <source>Not in the loaded model.</source>
        <translation>已加载的模型中没有。</translation>
    </message>
    <message>
        <source>Unknown operator.</source>
        <translation>未知算子。</translation>
    </message>
    <message>
        <source>Unknown heuristic.</source>
        <translation>未知启发式。</translation>
    </message>
    <message>
        <source>Has no requirements.</source>
        <translation>没有要求。</translation>
    </message>
    <message>
        <source>Requires a section in which one large matrix multiplication does most of the work.</source>
        <translation>要求分段中由一个大矩阵乘法完成大部分运算。</translation>
    </message>
    <message>
        <source>Requires two matrix multiplications with a softmax between them.</source>
        <translation>要求两个矩阵乘法且中间有 softmax。</translation>
    </message>
    <message>
        <source>Requires one scaled_dot_product_attention.</source>
        <translation>要求一个 scaled_dot_product_attention。</translation>
    </message>
    <message>
        <source>Puts each matrix multiplication into a section alone.</source>
        <translation>将每个矩阵乘法单独放入一个分段。</translation>
    </message>
    <message>
        <source>No priority given; 0 is used.</source>
        <translation>未指定优先级，使用 0。</translation>
    </message>
    <message>
        <source>It has no pattern yet.</source>
        <translation>尚无模式。</translation>
    </message>
    <message>
        <source>%1, an entry</source>
        <translation>%1，条目</translation>
    </message>
    <message>
        <source>Takes any operator.</source>
        <translation>接受任意算子。</translation>
    </message>
    <message>
        <source>Takes any operator but %1.</source>
        <translation>接受除 %1 外的任意算子。</translation>
    </message>
    <message>
        <source>Does not say yet which operators it takes.</source>
        <translation>尚未指定接受哪些算子。</translation>
    </message>
    <message>
        <source>Stands for the first of these that fits: %1.</source>
        <translation>代表其中第一个合适的：%1。</translation>
    </message>
    <message>
        <source>A root, and the place of a match: the rule is tried at each operator that this entry can take.</source>
        <translation>根，也是匹配的位置：规则在此条目可接受的每个算子处尝试。</translation>
    </message>
    <message>
        <source>A root: no entry names it.</source>
        <translation>根：没有条目引用它。</translation>
    </message>
    <message>
        <source>May be absent.</source>
        <translation>可以缺失。</translation>
    </message>
    <message>
        <source>Context: must match, but is not fused.</source>
        <translation>上下文：必须匹配，但不融合。</translation>
    </message>
    <message>
        <source>Takes one or more operators in a row.</source>
        <translation>接受一个或多个连续算子。</translation>
    </message>
    <message>
        <source>This pattern has no entry of this name.</source>
        <translation>此模式没有该名称的条目。</translation>
    </message>
    <message>
        <source>Named by others, but not defined yet.</source>
        <translation>被其他条目引用，但尚未定义。</translation>
    </message>
    <message>
        <source>No entry names it yet.</source>
        <translation>尚无条目引用它。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;pattern&quot;.</source>
        <translation>规则 &quot;%1&quot; 没有 &quot;pattern&quot;。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;priority&quot;; 0 is used.</source>
        <translation>规则 &quot;%1&quot; 没有 &quot;priority&quot;，使用 0。</translation>
    </message>
    <message>
        <source>A heuristic with parameters needs a &quot;name&quot;.</source>
        <translation>带参数的启发式需要 &quot;name&quot;。</translation>
    </message>
    <message>
        <source>Unknown heuristic &quot;%1&quot;.</source>
        <translation>未知启发式 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can never meet the heuristic %2: %3</source>
        <translation>&quot;%1&quot; 永远无法满足启发式 %2：%3</translation>
    </message>
    <message>
        <source>A file for fusion by hand lists its modules under &quot;manual:&quot;.</source>
        <translation>手动融合文件在 &quot;manual:&quot; 下列出其模块。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key beside &quot;manual&quot;.</source>
        <translation>&quot;%1&quot; 不是与 &quot;manual&quot; 并列的键。</translation>
    </message>
    <message>
        <source>&quot;manual&quot; must be a mapping from modules to their settings.</source>
        <translation>&quot;manual&quot; 必须是从模块到其设置的映射。</translation>
    </message>
    <message>
        <source>A module needs a mapping with &quot;func_name&quot;, or just a name.</source>
        <translation>模块需要含 &quot;func_name&quot; 的映射，或仅一个名称。</translation>
    </message>
    <message>
        <source>The module &quot;%1&quot; has no &quot;func_name&quot;.</source>
        <translation>模块 &quot;%1&quot; 没有 &quot;func_name&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; a module has &quot;func_name&quot; and &quot;heuristic&quot;.</source>
        <translation>此处不识别 &quot;%1&quot;；模块有 &quot;func_name&quot; 和 &quot;heuristic&quot;。</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string.</source>
        <translation>&quot;func_name&quot; 必须是字符串。</translation>
    </message>
    <message>
        <source>The name of a heuristic must be a string.</source>
        <translation>启发式的名称必须是字符串。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>%1 is given at %2 and again at %3.</source>
        <translation>%1 在 %2 已给出，又在 %3 重复给出。</translation>
    </message>
    <message>
        <source>No heuristic called %1 is known.</source>
        <translation>没有名为 %1 的启发式。</translation>
    </message>
    <message>
        <source>This string is not closed.</source>
        <translation>此字符串未闭合。</translation>
    </message>
    <message>
        <source>The bracket of this decorator is not closed.</source>
        <translation>此装饰器的括号未闭合。</translation>
    </message>
    <message>
        <source>@op_fusion needs a &quot;func_name&quot;.</source>
        <translation>@op_fusion 需要 &quot;func_name&quot;。</translation>
    </message>
    <message>
        <source>@op_fusion must be above a class.</source>
        <translation>@op_fusion 必须位于类之上。</translation>
    </message>
    <message>
        <source>Arguments of @op_fusion are written as NAME=VALUE.</source>
        <translation>@op_fusion 的参数写作 NAME=VALUE。</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string literal.</source>
        <translation>&quot;func_name&quot; 必须是字符串字面量。</translation>
    </message>
    <message>
        <source>&quot;heuristic&quot; must be a name such as OpFusionHeuristics.SAFE_GEMM, or a string.</source>
        <translation>&quot;heuristic&quot; 必须是 OpFusionHeuristics.SAFE_GEMM 之类的名称或字符串。</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改为 %1</translation>
    </message>
    <message>
        <source>%1 must be a string.</source>
        <translation>%1 必须是字符串。</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 必须是 true 或 false。</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 必须是整数。</translation>
    </message>
    <message>
        <source>%1 is not a key of %2.</source>
        <translation>%1 不是 %2 的键。</translation>
    </message>
    <message>
        <source>%1 must be a mapping from names to values.</source>
        <translation>%1 必须是从名称到值的映射。</translation>
    </message>
    <message>
        <source>%1 must be a name or a list of names.</source>
        <translation>%1 必须是名称或名称列表。</translation>
    </message>
    <message>
        <source>This pattern has no entries.</source>
        <translation>此模式没有条目。</translation>
    </message>
    <message>
        <source>an entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>%1 has both &quot;child&quot; and &quot;children&quot;; keep one of them.</source>
        <translation>%1 同时有 &quot;child&quot; 和 &quot;children&quot;；请只保留其一。</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; stands for other entries, so %1 cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;: move them to the options.</source>
        <translation>&quot;match_first_option&quot; 代表其他条目，因此 %1 不能有 &quot;op_type&quot;、&quot;child&quot;、&quot;children&quot; 或 &quot;match_multiple&quot;：请移到各选项中。</translation>
    </message>
    <message>
        <source>%1 does not say which operators it takes: &quot;op_type&quot; is missing.</source>
        <translation>%1 未说明接受哪些算子：缺少 &quot;op_type&quot;。</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no &quot;options&quot;.</source>
        <translation>&quot;op_type&quot; 未列出 &quot;options&quot;。</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no operators.</source>
        <translation>&quot;op_type&quot; 未列出算子。</translation>
    </message>
    <message>
        <source>Unknown operator %1, so nothing will match.</source>
        <translation>未知算子 %1，因此不会有任何匹配。</translation>
    </message>
    <message>
        <source>%1 is listed as a child twice.</source>
        <translation>%1 作为子条目列出了两次。</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; lists no entries.</source>
        <translation>&quot;match_first_option&quot; 未列出条目。</translation>
    </message>
    <message>
        <source>This pattern has no entry %1.</source>
        <translation>此模式没有条目 %1。</translation>
    </message>
    <message>
        <source>Every entry of this pattern is context, so nothing can become a section. Remove &quot;included: false&quot; from the operators to fuse.</source>
        <translation>此模式的所有条目都是上下文，因此无法形成分段。请从要融合的算子中移除 &quot;included: false&quot;。</translation>
    </message>
    <message>
        <source>These entries form a cycle: %1.</source>
        <translation>这些条目形成环：%1。</translation>
    </message>
    <message>
        <source>A pattern must be connected, but nothing connects %1 to the rest of it.</source>
        <translation>模式必须连通，但没有任何连接把 %1 与其余部分相连。</translation>
    </message>
    <message>
        <source>Every entry of this pattern may be absent, so it would match nothing.</source>
        <translation>此模式的所有条目都可缺失，因此不会匹配任何内容。</translation>
    </message>
    <message>
        <source>A repeated entry needs a child that ends it; without one: %1.</source>
        <translation>重复条目需要一个结束它的子条目；缺少者：%1。</translation>
    </message>
    <message>
        <source>This file is too large to be read as YAML</source>
        <translation>此文件过大，无法作为 YAML 读取</translation>
    </message>
    <message>
        <source>This byte is not UTF-8 text: save the file as UTF-8</source>
        <translation>此字节不是 UTF-8 文本；请将文件存为 UTF-8</translation>
    </message>
    <message>
        <source>This file is UTF-16 text; save it as UTF-8</source>
        <translation>此文件为 UTF-16 文本；请存为 UTF-8</translation>
    </message>
    <message>
        <source>The character %1 is invisible and not allowed in YAML</source>
        <translation>字符 %1 不可见，YAML 中不允许</translation>
    </message>
    <message>
        <source>An invisible byte-order mark is inside the text</source>
        <translation>文本中有不可见的字节顺序标记</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>删除它</translation>
    </message>
    <message>
        <source>This line was left by a merge conflict: keep one of the two sides and remove the marker lines</source>
        <translation>此行来自合并冲突：请保留一侧并删除标记行</translation>
    </message>
    <message>
        <source>A tab cannot indent a line in YAML; use spaces</source>
        <translation>YAML 中不能用制表符缩进；请使用空格</translation>
    </message>
    <message>
        <source>This line is indented by %1, but the lines it could belong to are indented by %2</source>
        <translation>此行缩进为 %1，但它可能所属的行缩进为 %2</translation>
    </message>
    <message>
        <source>This line is indented deeper than the one it follows, which already has a value</source>
        <translation>此行比前一行缩进更深，而前一行已有值</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>This quotation mark is never closed</source>
        <translation>此引号未闭合</translation>
    </message>
    <message>
        <source>`%1` is not an escape in double quotes; for a backslash write two</source>
        <translation>`%1` 不是双引号内的转义；反斜杠请写两个</translation>
    </message>
    <message>
        <source>Write two backslashes</source>
        <translation>写两个反斜杠</translation>
    </message>
    <message>
        <source>The line must end after `|` or `&gt;`: the text begins on the next line</source>
        <translation>`|` 或 `&gt;` 之后必须换行：文本从下一行开始</translation>
    </message>
    <message>
        <source>This %1 is never closed</source>
        <translation>此 %1 未闭合</translation>
    </message>
    <message>
        <source>%1 cannot close %2; expected %3</source>
        <translation>%1 不能闭合 %2；应为 %3</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>写 %1</translation>
    </message>
    <message>
        <source>This %1 closes nothing</source>
        <translation>此 %1 没有对应的开头</translation>
    </message>
    <message>
        <source>A comma is missing before this</source>
        <translation>此前缺少逗号</translation>
    </message>
    <message>
        <source>There is nothing before this comma</source>
        <translation>此逗号前没有内容</translation>
    </message>
    <message>
        <source>A `- ` item is not allowed in brackets; separate items with commas</source>
        <translation>括号内不允许 `- ` 项；请用逗号分隔</translation>
    </message>
    <message>
        <source>A colon is missing: expected `key: value`</source>
        <translation>缺少冒号：应为 `key: value`</translation>
    </message>
    <message>
        <source>A space is missing after the colon</source>
        <translation>冒号后缺少空格</translation>
    </message>
    <message>
        <source>Without a space after the colon this is one word, not a key with its value</source>
        <translation>冒号后没有空格时这是一个词，而不是键和值</translation>
    </message>
    <message>
        <source>Add a space after the colon</source>
        <translation>在冒号后加空格</translation>
    </message>
    <message>
        <source>A key is missing before this colon</source>
        <translation>此冒号前缺少键</translation>
    </message>
    <message>
        <source>A second `: ` in one line: put the text in quotes, or the inner key on a line of its own</source>
        <translation>一行中有第二个 `: `：请给文本加引号，或将内层键另起一行</translation>
    </message>
    <message>
        <source>A key and its colon must be on one line</source>
        <translation>键与其冒号必须在同一行</translation>
    </message>
    <message>
        <source>A key can have at most %1 bytes</source>
        <translation>键最多 %1 字节</translation>
    </message>
    <message>
        <source>Keys marked with `? ` are not supported; write `key: value`</source>
        <translation>不支持以 `? ` 标记的键；请写 `key: value`</translation>
    </message>
    <message>
        <source>A key must be a name, not a list or a mapping</source>
        <translation>键必须是名称，而非列表或映射</translation>
    </message>
    <message>
        <source>A key must be a name, not an alias</source>
        <translation>键必须是名称，而非别名</translation>
    </message>
    <message>
        <source>A `- ` item must begin on a line of its own</source>
        <translation>`- ` 项必须另起一行</translation>
    </message>
    <message>
        <source>A `- ` item cannot be mixed with `key: value` lines</source>
        <translation>`- ` 项不能与 `key: value` 行混用</translation>
    </message>
    <message>
        <source>The other lines here are `- ` items; this one is not</source>
        <translation>此处其他行都是 `- ` 项，这一行不是</translation>
    </message>
    <message>
        <source>Write `- ` before it</source>
        <translation>在前面写 `- `</translation>
    </message>
    <message>
        <source>The value before this is complete; nothing can follow on this line</source>
        <translation>前面的值已完整；此行不能再有内容</translation>
    </message>
    <message>
        <source>A value that begins with %1 must be put in quotes</source>
        <translation>以 %1 开头的值必须加引号</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>加引号</translation>
    </message>
    <message>
        <source>An alias cannot have an anchor or a tag</source>
        <translation>别名不能有锚点或标签</translation>
    </message>
    <message>
        <source>No anchor `%1` is defined before this alias; if %2 is meant as text, put it in quotes</source>
        <translation>此别名之前没有定义锚点 `%1`；若 %2 是文本，请加引号</translation>
    </message>
    <message>
        <source>This alias is inside the value that it names</source>
        <translation>此别名位于它所引用的值之内</translation>
    </message>
    <message>
        <source>Expanding this alias makes the file too large: more than %1 values, or more than %2 levels</source>
        <translation>展开此别名会使文件过大：超过 %1 个值或 %2 层</translation>
    </message>
    <message>
        <source>`&lt;&lt;` takes a mapping, an alias of one, or a list of these</source>
        <translation>`&lt;&lt;` 接受映射、映射的别名或其列表</translation>
    </message>
    <message>
        <source>The file must consist of `name: ...` entries; this is %1</source>
        <translation>文件必须由 `name: ...` 条目组成；这是 %1</translation>
    </message>
    <message>
        <source>Only the part before this line counts; a second document begins here</source>
        <translation>仅此行之前的部分有效；第二个文档从此开始</translation>
    </message>
    <message>
        <source>twice on line %1</source>
        <translation>在第 %1 行出现两次</translation>
    </message>
    <message>
        <source>on line %1 and again on line %2</source>
        <translation>在第 %1 行和第 %2 行重复出现</translation>
    </message>
    <message>
        <source>`%1` is given %2; the last one counts</source>
        <translation>`%1` %2；以最后一个为准</translation>
    </message>
    <message>
        <source>Indent with spaces</source>
        <translation>用空格缩进</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>单个值</translation>
    </message>
    <message>
        <source>A comma or `}` is missing before this</source>
        <translation>此前缺少逗号或 `}`</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `key: value` line of the mapping above, or the end of it</source>
        <translation>此处不合适：应为上方映射的 `key: value` 行，或其结尾</translation>
    </message>
    <message>
        <source>A comma or `]` is missing before this</source>
        <translation>此前缺少逗号或 `]`</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `- ` item of the list above, or the end of it</source>
        <translation>此处不合适：应为上方列表的 `- ` 项，或其结尾</translation>
    </message>
    <message>
        <source>A `: ` is not allowed here: put the text in quotes, or check the indentation</source>
        <translation>此处不允许 `: `：请给文本加引号，或检查缩进</translation>
    </message>
    <message>
        <source>A key is not allowed here; check the indentation</source>
        <translation>此处不允许键；请检查缩进</translation>
    </message>
    <message>
        <source>This bracket closes nothing</source>
        <translation>此括号没有对应的开头</translation>
    </message>
    <message>
        <source>A quoted string is not closed before this line</source>
        <translation>此行之前的带引号字符串未闭合</translation>
    </message>
    <message>
        <source>A quoted string is never closed</source>
        <translation>带引号的字符串未闭合</translation>
    </message>
    <message>
        <source>A value can have only one tag</source>
        <translation>一个值只能有一个标签</translation>
    </message>
    <message>
        <source>A value can have only one anchor</source>
        <translation>一个值只能有一个锚点</translation>
    </message>
    <message>
        <source>A text block cannot be indented by 0</source>
        <translation>文本块的缩进不能为 0</translation>
    </message>
    <message>
        <source>This escape needs hexadecimal digits</source>
        <translation>此转义需要十六进制数字</translation>
    </message>
    <message>
        <source>This escape is not a valid character</source>
        <translation>此转义不是有效字符</translation>
    </message>
    <message>
        <source>This is not a valid escape in double quotes</source>
        <translation>双引号内的无效转义</translation>
    </message>
    <message>
        <source>No value can begin with this character; put the text in quotes</source>
        <translation>值不能以此字符开头；请给文本加引号</translation>
    </message>
    <message>
        <source>This is nested too deep</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>This cannot be read as YAML</source>
        <translation>无法作为 YAML 读取</translation>
    </message>
    <message>
        <source>Tenstorrent composites</source>
        <translation>Tenstorrent 复合算子</translation>
    </message>
    <message>
        <source>Functions and modules of torch that Tenstorrent&apos;s compiler takes in one piece become composites.</source>
        <translation>Tenstorrent 编译器整体处理的 torch 函数和模块将成为复合算子。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>This expectation belongs to no rule. Write it directly above a rule, or on lines of it.</source>
        <translation>此期望不属于任何规则。请写在规则正上方，或规则的行内。</translation>
    </message>
    <message>
        <source>This is not checked. Did you mean &quot;%1&quot;?</source>
        <translation>此项不会被检查。您是否指 &quot;%1&quot;？</translation>
    </message>
    <message>
        <source>Change to &quot;%1&quot;</source>
        <translation>改为 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>This is not checked: expected &quot;expect: 32&quot;, &quot;expect: &gt;= 30&quot;, &quot;expect: &lt;= 2&quot; or &quot;expect: none in encoder.*&quot;.</source>
        <translation>此项不会被检查：应为 &quot;expect: 32&quot;、&quot;expect: &gt;= 30&quot;、&quot;expect: &lt;= 2&quot; 或 &quot;expect: none in encoder.*&quot;。</translation>
    </message>
    <message>
        <source>no entry takes a matrix multiplication such as linear or matmul.</source>
        <translation>没有条目接受 linear 或 matmul 之类的矩阵乘法。</translation>
    </message>
    <message>
        <source>it needs two matrix multiplications, and fewer entries take one.</source>
        <translation>需要两个矩阵乘法，而接受矩阵乘法的条目不足。</translation>
    </message>
    <message>
        <source>it needs a softmax between two matrix multiplications, and no entry takes one.</source>
        <translation>两个矩阵乘法之间需要 softmax，而没有条目接受它。</translation>
    </message>
    <message>
        <source>it allows two matrix multiplications, and more entries take one.</source>
        <translation>只允许两个矩阵乘法，而接受矩阵乘法的条目更多。</translation>
    </message>
    <message>
        <source>no entry takes scaled_dot_product_attention.</source>
        <translation>没有条目接受 scaled_dot_product_attention。</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2 by %3.</source>
        <translation>从 %1 到 %2 以步长 %3 重复。</translation>
    </message>
    <message>
        <source>If %1.</source>
        <translation>若 %1。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>非负整数</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>类型名称</translation>
    </message>
    <message>
        <source>The option %1 takes %2, not &quot;%3&quot;.</source>
        <translation>选项 %1 接受 %2，而不是 &quot;%3&quot;。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>您是否指 %1？</translation>
    </message>
    <message>
        <source>Each name of %1</source>
        <translation>%1 的每个名称</translation>
    </message>
    <message>
        <source>The func_name %1</source>
        <translation>func_name %1</translation>
    </message>
    <message>
        <source>The module %1</source>
        <translation>模块 %1</translation>
    </message>
    <message>
        <source>The name of a heuristic</source>
        <translation>启发式的名称</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2.</source>
        <translation>从 %1 到 %2 重复。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation>%1、%2 或 %3</translation>
    </message>
    <message>
        <source>The model has no %1, which %2 requires.</source>
        <translation>模型中没有 %2 所需的 %1。</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>无模块</translation>
    </message>
    <message>
        <source>Found in %1.</source>
        <translation>在 %1 中找到。</translation>
    </message>
    <message>
        <source>The model has no %1.</source>
        <translation>模型中没有 %1。</translation>
    </message>
    <message>
        <source>Nearest at %1: %2.</source>
        <translation>最接近处 %1：%2。</translation>
    </message>
    <message>
        <source>This stage rewrites nothing more. %1</source>
        <translation>此阶段不再重写任何内容。%1</translation>
    </message>
    <message>
        <source>Nothing matches. %1</source>
        <translation>没有匹配。%1</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 match: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>没有匹配，因为该模型是用 Python 运算符捕获的。按 TT-XLA 的方式读取时有 %1 处匹配：请在“概览”中选择“按 TT-XLA 的方式读取算子”，或使用 --fx-mode tt。</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 matches: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>没有匹配，因为该模型是用 Python 运算符捕获的。按 TT-XLA 的方式读取时有 %1 处匹配：请在“概览”中选择“按 TT-XLA 的方式读取算子”，或使用 --fx-mode tt。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; to recompute.</source>
        <translation>没有可重新计算的规则 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>The backward section of the section at &quot;%1&quot; is cut: a path leaves it and comes back: %2.</source>
        <translation>&quot;%1&quot; 处分段的反向分段被切开：有路径离开后又重新进入：%2。</translation>
    </message>
    <message>
        <source>The file has a backward graph of its own, which is used as it is: --loss and --wrt have no effect.</source>
        <translation>文件自带反向图并按原样使用：--loss 和 --wrt 不起作用。</translation>
    </message>
    <message>
        <source>A word is missing after &quot;|&quot;.</source>
        <translation>&quot;|&quot; 之后缺少词。</translation>
    </message>
    <message>
        <source>A word is missing before &quot;|&quot;.</source>
        <translation>&quot;|&quot; 之前缺少词。</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;. Did you mean &quot;%2:&quot;? Put text with a colon in quotes.</source>
        <translation>没有字段 &quot;%1&quot;。您是否指 &quot;%2:&quot;？含冒号的文本请加引号。</translation>
    </message>
    <message>
        <source>The quotes are not closed.</source>
        <translation>引号未闭合。</translation>
    </message>
    <message>
        <source>A word is missing here.</source>
        <translation>此处缺少词。</translation>
    </message>
    <message>
        <source>Enter a section or fold number.</source>
        <translation>请输入分段或折叠组的编号。</translation>
    </message>
    <message>
        <source>There is no type &quot;%1&quot;.</source>
        <translation>没有类型 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>This is not a step; write 0.5, &lt;0.01 or &gt;0.01.</source>
        <translation>这不是步长；请写 0.5、&lt;0.01 或 &gt;0.01。</translation>
    </message>
    <message>
        <source>This is not a shape; write 4096x11008 or [1,?,4096].</source>
        <translation>这不是形状；请写 4096x11008 或 [1,?,4096]。</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>此处缺少值。</translation>
    </message>
    <message>
        <source>Use a file written by &quot;fusewright check --write-baseline FILE&quot; or &quot;check --format sarif&quot;.</source>
        <translation>请使用由 &quot;fusewright check --write-baseline FILE&quot; 或 &quot;check --format sarif&quot; 写出的文件。</translation>
    </message>
    <message>
        <source>These findings are from %1, not from fusewright. %2</source>
        <translation>这些检查结果来自 %1，而非 fusewright。%2</translation>
    </message>
    <message>
        <source>This file contains no check results, not even an empty list. %1</source>
        <translation>此文件不含检查结果，连空列表也没有。%1</translation>
    </message>
    <message>
        <source>at least %1 expected</source>
        <translation>预期至少 %1</translation>
    </message>
    <message>
        <source>at most %1 expected</source>
        <translation>预期至多 %1</translation>
    </message>
    <message>
        <source>none expected</source>
        <translation>预期没有</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>预期 %1</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>没有分段</translation>
    </message>
    <message>
        <source>no section in %1</source>
        <translation>%1 中没有分段</translation>
    </message>
    <message>
        <source>no sections</source>
        <translation>没有分段</translation>
    </message>
    <message>
        <source>no sections in %1</source>
        <translation>%1 中没有分段</translation>
    </message>
    <message>
        <source>%1 section</source>
        <translation>%1 个分段</translation>
    </message>
    <message>
        <source>%1 section in %2</source>
        <translation>%2 中 %1 个分段</translation>
    </message>
    <message>
        <source>%1 sections in %2</source>
        <translation>%2 中 %1 个分段</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>没有位置</translation>
    </message>
    <message>
        <source>no place in %1</source>
        <translation>%1 中没有位置</translation>
    </message>
    <message>
        <source>no places</source>
        <translation>没有位置</translation>
    </message>
    <message>
        <source>no places in %1</source>
        <translation>%1 中没有位置</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>%1 place in %2</source>
        <translation>%2 中 %1 处</translation>
    </message>
    <message>
        <source>%1 places in %2</source>
        <translation>%2 中 %1 处</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>%2 个算子中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 operators in %3</source>
        <translation>%3 中 %2 个算子的 %1 个</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and rewrites nothing; %2.</source>
        <translation>规则 &quot;%1&quot; 有错误，不重写任何内容；%2。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and makes no sections; %2.</source>
        <translation>规则 &quot;%1&quot; 有错误，不形成分段；%2。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; rewrites %2; %3.</source>
        <translation>规则 &quot;%1&quot; 的重写：%2；%3。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; makes %2; %3.</source>
        <translation>规则 &quot;%1&quot; 的分段：%2；%3。</translation>
    </message>
    <message>
        <source>All rules together rewrite %1; %2.</source>
        <translation>所有规则的重写：%1；%2。</translation>
    </message>
    <message>
        <source>All rules make %1; %2.</source>
        <translation>所有规则的分段：%1；%2。</translation>
    </message>
    <message>
        <source>The rules take %1; %2.</source>
        <translation>规则占用了 %1；%2。</translation>
    </message>
    <message>
        <source>These rules rewrite and make no sections. Expect `rewrites`, or one of the rules.</source>
        <translation>这些规则用于重写，不形成分段。请用 `rewrites` 或某条规则表达期望。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;.</source>
        <translation>没有规则 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>a section made by hand</source>
        <translation>手动创建的分段</translation>
    </message>
    <message>
        <source>It matches elsewhere, but its operators are taken there by %1.</source>
        <translation>它在别处匹配，但那里的算子被 %1 占用。</translation>
    </message>
    <message>
        <source>It matches at %1 more, but such a section could not run in one piece.</source>
        <translation>它还在 %1 匹配，但这样的分段无法整体运行。</translation>
    </message>
    <message>
        <source>It already matches at every %1.</source>
        <translation>它已在每个 %1 处匹配。</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>Most common operators left out: %1.</source>
        <translation>最常被遗漏的算子：%1。</translation>
    </message>
    <message>
        <source>Rules with no sections: %1.</source>
        <translation>没有分段的规则：%1。</translation>
    </message>
    <message>
        <source>The rule cannot be added to this file without losing others. Give the file a list of patterns, or write the rule into a new file.</source>
        <translation>将此规则加入该文件会丢失其他规则。请为文件提供模式列表，或将规则写入新文件。</translation>
    </message>
    <message>
        <source>The rules file has no place for another rule: a comment or a condition is open at its end.</source>
        <translation>规则文件末尾有未闭合的注释或条件，无法再添加规则。</translation>
    </message>
    <message>
        <source>No rule can be made from these operators.</source>
        <translation>无法由这些算子生成规则。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern ends with one operator, but several results leave the selection: %1.</source>
        <translation>这些算子不能成为一条规则：模式以一个算子结尾，但有多个结果离开所选内容：%1。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: the selection uses a result that is not the first of: %1.</source>
        <translation>这些算子不能成为一条规则：所选内容使用了 %1 的非首个结果。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern has every operand, and one is left out of: %1.</source>
        <translation>这些算子不能成为一条规则：模式包含所有操作数，而 %1 省略了一个。</translation>
    </message>
    <message>
        <source>`%1` is not a field of a hardware profile.</source>
        <translation>`%1` 不是硬件配置的项目。</translation>
    </message>
    <message>
        <source>`format` must be &quot;fusewright-hardware&quot;.</source>
        <translation>`format` 必须是 &quot;fusewright-hardware&quot;。</translation>
    </message>
    <message>
        <source>`profiles` must be a list.</source>
        <translation>`profiles` 必须是列表。</translation>
    </message>
    <message>
        <source>A hardware file is an object with a list `profiles`.</source>
        <translation>硬件文件是含列表 `profiles` 的对象。</translation>
    </message>
    <message>
        <source>A profile must be an object.</source>
        <translation>配置必须是对象。</translation>
    </message>
    <message>
        <source>A profile must begin with its `name`: a short text.</source>
        <translation>配置必须以其 `name`（一段短文本）开头。</translation>
    </message>
    <message>
        <source>There is room for 1,000 hardware profiles: this new one and any after it are ignored.</source>
        <translation>最多容纳 1,000 个硬件配置：此新配置及其后的新配置将被忽略。</translation>
    </message>
    <message>
        <source>Remove profiles that you do not need.</source>
        <translation>请删除不需要的配置。</translation>
    </message>
    <message>
        <source>`%1` must be one line of text of at most 1,000 letters.</source>
        <translation>`%1` 必须是最多 1,000 个字符的一行文本。</translation>
    </message>
    <message>
        <source>`%1` is no element type.</source>
        <translation>`%1` 不是元素类型。</translation>
    </message>
    <message>
        <source>`peak` must be an object: operations a second by element type.</source>
        <translation>`peak` 必须是对象：按元素类型给出每秒运算数。</translation>
    </message>
    <message>
        <source>`%1` must be a number, or an object with a number `value` and a `source`.</source>
        <translation>`%1` 必须是数字，或含数字 `value` 和 `source` 的对象。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: it is not of real numbers.</source>
        <translation>&quot;%1&quot; 没有梯度：它不是实数。</translation>
    </message>
    <message>
        <source>The translation stops at `%1`</source>
        <translation>转换结果在 `%1` 处停止</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one has several ends.</source>
        <translation>在 %1 中模式以一个算子结尾，而此模式有多个结尾。</translation>
    </message>
    <message>
        <source>In the model, a place uses a result of `%1` that is not its first, which cannot be expressed in %2.</source>
        <translation>模型中有一处使用了 `%1` 的非首个结果，%2 无法表达。</translation>
    </message>
    <message>
        <source>In the model, `%1` has an operand that is left out, which cannot be expressed in %2.</source>
        <translation>模型中 `%1` 有省略的操作数，%2 无法表达。</translation>
    </message>
    <message>
        <source>The model has more than %1 forms of this rule; only the first ones are written.</source>
        <translation>模型中此规则有超过 %1 种形式；只写出前面的。</translation>
    </message>
    <message>
        <source>The condition `%1` is left out.</source>
        <translation>省略条件 `%1`。</translation>
    </message>
    <message>
        <source>the extent of `%1` along axis %2</source>
        <translation>`%1` 沿轴 %2 的维度大小</translation>
    </message>
    <message>
        <source>the type of `%1` is %2</source>
        <translation>`%1` 的类型为 %2</translation>
    </message>
    <message>
        <source>`%1` has %2 axes</source>
        <translation>`%1` 有 %2 个轴</translation>
    </message>
    <message>
        <source>%1 is a multiple of %2</source>
        <translation>%1 是 %2 的倍数</translation>
    </message>
    <message>
        <source>The function that checks every match is left out.</source>
        <translation>省略检查每处匹配的函数。</translation>
    </message>
    <message>
        <source>The check that no inner result is used outside is left out.</source>
        <translation>省略“内部结果不得在外部使用”的检查。</translation>
    </message>
    <message>
        <source>Of the check, this is left out: %1.</source>
        <translation>检查中被省略的部分：%1。</translation>
    </message>
    <message>
        <source>Of the check, this is left out: `%1`.</source>
        <translation>检查中被省略的部分：`%1`。</translation>
    </message>
    <message>
        <source>The literals that `%1` is called with may be others here.</source>
        <translation>此处调用 `%1` 的字面量可能不同。</translation>
    </message>
    <message>
        <source>`%1` reads result %2 of `%3`; here it is the first one.</source>
        <translation>`%1` 读取 `%3` 的第 %2 个结果；此处为第一个。</translation>
    </message>
    <message>
        <source>`%1` takes any number of operands; here there are %2.</source>
        <translation>`%1` 接受任意个操作数；此处为 %2 个。</translation>
    </message>
    <message>
        <source>`%1` has %2 in the original and %3 here, as `%4` has in %5.</source>
        <translation>`%1` 原有 %2，此处为 %3，与 %5 中的 `%4` 相同。</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes, and along which dimension. What is usual is written; with a model, what it has.</source>
        <translation>在 %1 中模式要说明 `%2` 取多少张量、沿哪一维。此处写出常见情形；若有模型则按模型。</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes. What is usual is written; with a model, what it has.</source>
        <translation>在 %1 中模式要说明 `%2` 取多少张量。此处写出常见情形；若有模型则按模型。</translation>
    </message>
    <message>
        <source>`%1` has no %2 as operands in %3, but `%4` has them.</source>
        <translation>在 %3 中 `%1` 没有 %2 操作数，但 `%4` 有。</translation>
    </message>
    <message>
        <source>`%1` is called as `%2` here, which takes every `%3`, not only `%4`.</source>
        <translation>此处 `%1` 以 `%2` 调用，接受所有 `%3`，而不只是 `%4`。</translation>
    </message>
    <message>
        <source>How a model&apos;s code calls `%1` is not known. With a model that has it, it is called as there.</source>
        <translation>不知道模型代码如何调用 `%1`。若有含它的模型，则按其方式调用。</translation>
    </message>
    <message>
        <source>The pattern can hold in more than %1 ways; only the first ones are written.</source>
        <translation>模式可有超过 %1 种成立方式；只写出前面的。</translation>
    </message>
    <message>
        <source>No heuristics in %1: `%2` is left out.</source>
        <translation>%1 没有启发式：省略 `%2`。</translation>
    </message>
    <message>
        <source>No priorities in %1: the order of the file replaces priority %2.</source>
        <translation>%1 没有优先级：以文件中的顺序代替优先级 %2。</translation>
    </message>
    <message>
        <source>A match becomes a section here, and is not replaced.</source>
        <translation>此处匹配成为分段，不会被替换。</translation>
    </message>
    <message>
        <source>What replaces a match is not translated: one new operator stands for all of it.</source>
        <translation>替换匹配的内容不转换：由一个新算子代表全部。</translation>
    </message>
    <message>
        <source>A match becomes one new operator here, not a section.</source>
        <translation>此处匹配成为一个新算子，而非分段。</translation>
    </message>
    <message>
        <source>The pattern can match in %1 ways; only those found in the model are written.</source>
        <translation>模式有 %1 种匹配方式；只写出了模型中有的。</translation>
    </message>
    <message>
        <source>The calls of the model cannot be written in a pattern, so the usual ones are.</source>
        <translation>模型的调用无法写入模式，因此写出常见形式。</translation>
    </message>
    <message>
        <source>What the model has cannot be expressed: %1</source>
        <translation>模型中的内容无法表达：%1</translation>
    </message>
    <message>
        <source>A pattern of several pieces that are found along users cannot be translated.</source>
        <translation>由多个沿使用关系查找的部分组成的模式无法转换。</translation>
    </message>
    <message>
        <source>No way in which the pattern can hold can be written in %1.</source>
        <translation>模式的任何成立方式都无法用 %1 书写。</translation>
    </message>
    <message>
        <source>The translation cannot be read back: rules are missing.</source>
        <translation>转换结果无法读回：缺少规则。</translation>
    </message>
    <message>
        <source>The translation cannot be read back: %1</source>
        <translation>转换结果无法读回：%1</translation>
    </message>
    <message>
        <source>The model is prepared before these rules run; operators before: %1, after: %2.</source>
        <translation>这些规则运行前会先准备模型；算子数：之前 %1，之后 %2。</translation>
    </message>
    <message>
        <source>`%1` takes any operator, and %2 must name every operator.</source>
        <translation>`%1` 接受任意算子，而 %2 必须写明每个算子。</translation>
    </message>
    <message>
        <source>`%1` takes any operator but some, and %2 must name every operator.</source>
        <translation>`%1` 接受除某些之外的任意算子，而 %2 必须写明每个算子。</translation>
    </message>
    <message>
        <source>`%1` takes any operator here, and in the original not %2.</source>
        <translation>此处 `%1` 接受任意算子，原文中不接受 %2。</translation>
    </message>
    <message>
        <source>`%1` takes every `%2` here, and in the original not %3.</source>
        <translation>此处 `%1` 接受所有 `%2`，原文中不接受 %3。</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one ends with %2.</source>
        <translation>在 %1 中模式以一个算子结尾，而此模式以 %2 结尾。</translation>
    </message>
    <message>
        <source>Which operand is which, and how many there are, cannot be expressed in %1: %2.</source>
        <translation>%1 无法说明操作数的顺序和个数：%2。</translation>
    </message>
    <message>
        <source>The rule does not say which operand is which, and not every way is written. Translate it with a model: then they are as they occur there.</source>
        <translation>规则未说明操作数的顺序，且未写出所有排列。请结合模型转换：这样会按模型中的情形书写。</translation>
    </message>
    <message>
        <source>No operator is in the pattern.</source>
        <translation>模式中没有算子。</translation>
    </message>
    <message>
        <source>`%1` is %2 in %3: a graph that has it in one operator is not matched.</source>
        <translation>`%1` 在 %3 中为 %2：以单个算子表示它的图不会匹配。</translation>
    </message>
    <message>
        <source>There is no such result here</source>
        <translation>此处没有这样的结果</translation>
    </message>
    <message>
        <source>It would be replaced twice</source>
        <translation>它会被替换两次</translation>
    </message>
    <message>
        <source>It is an output of the model</source>
        <translation>它是模型的输出</translation>
    </message>
    <message>
        <source>It is used by %1</source>
        <translation>它被 %1 使用</translation>
    </message>
    <message>
        <source>the replacement</source>
        <translation>替换内容</translation>
    </message>
    <message>
        <source>It uses what it replaces</source>
        <translation>它使用了被自己替换的内容</translation>
    </message>
    <message>
        <source>The replacement would need what uses it</source>
        <translation>替换内容将依赖使用它的内容</translation>
    </message>
    <message>
        <source>The replacement is too large</source>
        <translation>替换内容过大</translation>
    </message>
    <message>
        <source>A size cannot be less than zero</source>
        <translation>大小不能小于零</translation>
    </message>
    <message>
        <source>A loop that makes nothing cannot be a result</source>
        <translation>不产生内容的循环不能作为结果</translation>
    </message>
    <message>
        <source>There is no such value</source>
        <translation>没有这样的值</translation>
    </message>
    <message>
        <source>There is no such result</source>
        <translation>没有这样的结果</translation>
    </message>
    <message>
        <source>The elements of a list differ in type</source>
        <translation>列表元素的类型不一致</translation>
    </message>
    <message>
        <source>A loop needs a step other than zero</source>
        <translation>循环步长不能为零</translation>
    </message>
    <message>
        <source>An extent cannot be that large, or less than zero</source>
        <translation>维度大小不能这么大，也不能小于零</translation>
    </message>
    <message>
        <source>There is no such axis</source>
        <translation>没有这样的轴</translation>
    </message>
    <message>
        <source>A step must be more than nothing</source>
        <translation>步长必须大于零</translation>
    </message>
    <message>
        <source>The graph has nothing that could be the result %1, and torch stops there</source>
        <translation>图中没有可作为结果 %1 的内容，torch 会在此停止</translation>
    </message>
    <message>
        <source>The match could not run in one piece</source>
        <translation>该匹配无法整体运行</translation>
    </message>
    <message>
        <source>The match at %1 has it</source>
        <translation>%1 处的匹配已占用它</translation>
    </message>
    <message>
        <source>Nothing uses what %1 gives, and torch stops at such a match</source>
        <translation>没有算子使用 %1 的结果，torch 遇到这样的匹配会停止</translation>
    </message>
    <message>
        <source>Nothing uses its result</source>
        <translation>没有算子使用其结果</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names %1, which goes with the match, and torch stops there</source>
        <translation>通配符所取的列表引用了随匹配移除的 %1，torch 会在此停止</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names it</source>
        <translation>通配符所取的列表引用了它</translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation>由 %1 生成</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>变为 %1</translation>
    </message>
    <message>
        <source>the condition is false</source>
        <translation>条件为假</translation>
    </message>
    <message>
        <source>conditional: the model does not say enough</source>
        <translation>有条件：模型信息不足</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>内部结果在外部被使用</translation>
    </message>
    <message>
        <source>it would close a cycle</source>
        <translation>会形成环</translation>
    </message>
    <message>
        <source>the replacement makes no sense here</source>
        <translation>此处替换没有意义</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>重写次数过多</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>另一个匹配占用了其中一些算子</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>检查出错</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 becomes %4.</source>
        <translation>规则先重写模型：%1（%2）；%3 变为 %4 个。</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 become %4.</source>
        <translation>规则先重写模型：%1（%2）；%3 变为 %4 个。</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 becomes %5.</source>
        <translation>规则先重写模型：%1（%3 中的 %2 个）；%4 变为 %5 个。</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 become %5.</source>
        <translation>规则先重写模型：%1（%3 中的 %2 个）；%4 变为 %5 个。</translation>
    </message>
    <message>
        <source>%1 match is conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 处匹配是有条件的，未重写：模型信息不足。</translation>
    </message>
    <message>
        <source>%1 matches are conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 处匹配是有条件的，未重写：模型信息不足。</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>之前 %1，之后 %2</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <translation>%1：%2 变为 %3</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: no more are allowed.</source>
        <translation>阶段 %1 在 %2 次重写后停止：不允许更多。</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: they form an endless cycle (%3).</source>
        <translation>阶段 %1 在 %2 次重写后停止：重写陷入循环（%3）。</translation>
    </message>
    <message>
        <source>A condition that excludes what the rules make ends that.</source>
        <translation>加入排除规则产物的条件即可结束循环。</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4`).</source>
        <translation>此替换给 `%1` 的形状为 %2，实际却是 %3（`%4`）。</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4` and %5 more).</source>
        <translation>此替换给 `%1` 的形状为 %2，实际却是 %3（`%4` 及另外 %5 个）。</translation>
    </message>
    <message>
        <source>Say the shape, or replace the operator by another one.</source>
        <translation>请指明形状，或改用其他算子替换。</translation>
    </message>
    <message>
        <source>It already matches at every %1 in these modules.</source>
        <translation>在这些模块中它已在每个 %1 处匹配。</translation>
    </message>
    <message>
        <source>There is no %1 in these modules.</source>
        <translation>这些模块中没有 %1。</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, ends at %2: %3.</source>
        <translation>最近的接近匹配项（%1）止于 %2：%3。</translation>
    </message>
    <message>
        <source>The nearest miss, at %1 in %2, ends at %3: %4.</source>
        <translation>最近的接近匹配项（%2 中 %1）止于 %3：%4。</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, most in %2, ends at %3: %4.</source>
        <translation>最近的接近匹配项（%1，多在 %2）止于 %3：%4。</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and `%6` plans with %7, %8 of what is there.</source>
        <translation>可能放不进 %3：规则 `%2` 的 %1。权重及同时存活的数据至少需要 %4（%5）；`%6` 计划用 %7（总量的 %8）。</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and there are %6 on the chip.</source>
        <translation>可能放不进 %3：规则 `%2` 的 %1。权重及同时存活的数据至少需要 %4（%5）；片上只有 %6。</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 个分段</translation>
    </message>
    <message>
        <source>%1 units, %2 available</source>
        <translation>%1 个单元，可用 %2 个</translation>
    </message>
    <message>
        <source>`%1` must be a number above 0 and at most 1e30.</source>
        <translation>`%1` 必须是大于 0 且不超过 1e30 的数。</translation>
    </message>
    <message>
        <source>`%1` must be a whole number up to 1,000,000,000.</source>
        <translation>`%1` 必须是不超过 1,000,000,000 的整数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an output of the model.</source>
        <translation>&quot;%1&quot; 不是模型的输出。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input or parameter of the model.</source>
        <translation>&quot;%1&quot; 不是模型的输入或参数。</translation>
    </message>
    <message>
        <source>With and without %1: each becomes a pattern of its own.</source>
        <translation>有无 %1：各为一个模式。</translation>
    </message>
    <message>
        <source>Each option of %1 becomes a pattern of its own.</source>
        <translation>%1 的每个选项各为一个模式。</translation>
    </message>
    <message>
        <source>Each operator accepted by %1 becomes a pattern of its own.</source>
        <translation>%1 接受的每个算子各为一个模式。</translation>
    </message>
    <message>
        <source>Chains of %1 are written out up to %2 operators.</source>
        <translation>%1 的链最多展开到 %2 个算子。</translation>
    </message>
    <message>
        <source>Context is not asked for: %1.</source>
        <translation>不要求上下文：%1。</translation>
    </message>
    <message>
        <source>No context in %1, and the pattern falls apart without it, so it is included: %2.</source>
        <translation>%1 没有上下文，而缺了它模式会断开，因此将其包含：%2。</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which is tried first, so it is left out.</source>
        <translation>在 %1 中这与先尝试的 %2 是同一模式，因此省略。</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which are tried first, so it is left out.</source>
        <translation>在 %1 中这与先尝试的 %2 是同一模式，因此省略。</translation>
    </message>
    <message>
        <source>In %1 one of its patterns is the same as that of %2, which is tried first, so it is left out.</source>
        <translation>在 %1 中其一个模式与先尝试的 %2 相同，因此省略。</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which is tried first, so they are left out.</source>
        <translation>在 %1 中其部分模式与先尝试的 %2 相同，因此省略。</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which are tried first, so they are left out.</source>
        <translation>在 %1 中其部分模式与先尝试的 %2 相同，因此省略。</translation>
    </message>
    <message>
        <source>%1 before, %2 after; rules of %3.</source>
        <translation>之前 %1，之后 %2；规则来自 %3。</translation>
    </message>
    <message>
        <source>%1 before, %2 after.</source>
        <translation>之前 %1，之后 %2。</translation>
    </message>
    <message>
        <source>%1 match is refused because of %2.</source>
        <translation>%1 处匹配因 %2 被拒绝。</translation>
    </message>
    <message>
        <source>%1 matches are refused because of %2.</source>
        <translation>%1 处匹配因 %2 被拒绝。</translation>
    </message>
    <message>
        <source>%1 matches are refused, most because of %2.</source>
        <translation>%1 处匹配被拒绝，多数因为 %2。</translation>
    </message>
    <message>
        <source>%1 match is conditional because of %2.</source>
        <translation>%1 处匹配因 %2 而有条件。</translation>
    </message>
    <message>
        <source>%1 matches are conditional because of %2.</source>
        <translation>%1 处匹配因 %2 而有条件。</translation>
    </message>
    <message>
        <source>%1 matches are conditional, most because of %2.</source>
        <translation>%1 处匹配有条件，多数因为 %2。</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>无法收敛：%1。</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>因达到上限而停止。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: its elements are %2.</source>
        <translation>&quot;%1&quot; 没有梯度：其元素为 %2。</translation>
    </message>
    <message>
        <source>Only real and complex numbers have one.</source>
        <translation>只有实数和复数才有梯度。</translation>
    </message>
    <message>
        <source>It is the result of an operator.</source>
        <translation>它是算子的结果。</translation>
    </message>
    <message>
        <source>It is an input of the body of an operator.</source>
        <translation>它是某个算子的主体的输入。</translation>
    </message>
    <message>
        <source>It belongs to the body of an operator: &quot;parameters&quot; includes those.</source>
        <translation>它属于某算子的主体：&quot;parameters&quot; 包含这些。</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>整个匹配</translation>
    </message>
    <message>
        <source>a tag of the pattern</source>
        <translation>模式的标签</translation>
    </message>
    <message>
        <source>an operator of the model</source>
        <translation>模型的算子</translation>
    </message>
    <message>
        <source>a type of elements</source>
        <translation>元素类型</translation>
    </message>
    <message>
        <source>a split around this</source>
        <translation>包围此处的拆分</translation>
    </message>
    <message>
        <source>It stands for %1(…).</source>
        <translation>代表 %1(…)。</translation>
    </message>
    <message>
        <source>It begins at number %1.</source>
        <translation>从编号 %1 开始。</translation>
    </message>
    <message>
        <source>Usual value: %1.</source>
        <translation>默认值：%1。</translation>
    </message>
    <message>
        <source>Always true.</source>
        <translation>始终为真。</translation>
    </message>
    <message>
        <source>The result of the whole match.</source>
        <translation>整个匹配的结果。</translation>
    </message>
    <message>
        <source>The pattern has no such tag.</source>
        <translation>模式没有此标签。</translation>
    </message>
    <message>
        <source>Other models call it %1.</source>
        <translation>其他模型称之为 %1。</translation>
    </message>
    <message>
        <source>The model has none of this name.</source>
        <translation>模型中没有该名称的算子。</translation>
    </message>
    <message>
        <source>The model has %1 of this name.</source>
        <translation>模型中有 %1 个该名称的算子。</translation>
    </message>
    <message>
        <source>The name of an operator.</source>
        <translation>算子的名称。</translation>
    </message>
    <message>
        <source>A split: what refers to it is about one piece.</source>
        <translation>拆分：引用它的内容针对其中一块。</translation>
    </message>
    <message>
        <source>It names the result of %1.</source>
        <translation>它命名 %1 的结果。</translation>
    </message>
    <message>
        <source>It names operand %1 of %2.</source>
        <translation>它命名 %2 的操作数 %1。</translation>
    </message>
    <message>
        <source>the name of an operator</source>
        <translation>算子的名称</translation>
    </message>
    <message>
        <source>%1 is not a function of the grammar, and not a macro of this file.</source>
        <translation>%1 既不是语法中的函数，也不是此文件的宏。</translation>
    </message>
    <message>
        <source>%1 cannot be used in %2.</source>
        <translation>%1 不能用在 %2 中。</translation>
    </message>
    <message>
        <source>%1 takes %2 operand, not %3: %4.</source>
        <translation>%1 接受 %2 个操作数，而不是 %3 个：%4。</translation>
    </message>
    <message>
        <source>%1 takes %2 operands, not %3: %4.</source>
        <translation>%1 接受 %2 个操作数，而不是 %3 个：%4。</translation>
    </message>
    <message>
        <source>%1 takes operands of one type, not %2 and %3.</source>
        <translation>%1 的操作数必须是同一类型，而不是 %2 和 %3。</translation>
    </message>
    <message>
        <source>%1 changes what an operator gives, but its last operand makes no operator.</source>
        <translation>%1 用于更改算子的输出，但其最后一个操作数不产生算子。</translation>
    </message>
    <message>
        <source>WITH_SIZE takes a shape or an operand here, not an operator.</source>
        <translation>此处 WITH_SIZE 接受形状或操作数，而不是算子。</translation>
    </message>
    <message>
        <source>ROUNDUP goes up in steps of a power of 2, which %1 is not.</source>
        <translation>ROUNDUP 的步长必须是 2 的幂，而 %1 不是。</translation>
    </message>
    <message>
        <source>%1 is meant to be the root of a replacement, or within SELECT or AUTOSPLIT at its root.</source>
        <translation>%1 应位于替换的根，或位于根处的 SELECT 或 AUTOSPLIT 之内。</translation>
    </message>
    <message>
        <source>Nothing in the body refers to the split &quot;%1&quot;: all pieces are the same.</source>
        <translation>主体中没有内容引用拆分 &quot;%1&quot;：所有块都相同。</translation>
    </message>
    <message>
        <source>A pattern is an Op or an OpVarIn.</source>
        <translation>模式是 Op 或 OpVarIn。</translation>
    </message>
    <message>
        <source>A constraint is a condition, not %1.</source>
        <translation>约束必须是条件，而不是 %1。</translation>
    </message>
    <message>
        <source>A replacement makes an operator, or is an operand, not %1.</source>
        <translation>替换必须产生算子，或者是操作数，而不是 %1。</translation>
    </message>
    <message>
        <source>DType has no tag %1.</source>
        <translation>DType 没有标签 %1。</translation>
    </message>
    <message>
        <source>The grammar of rules has no operator signs. Write ADD, SUB, MUL or DIV.</source>
        <translation>规则的语法没有运算符号。请写 ADD、SUB、MUL 或 DIV。</translation>
    </message>
    <message>
        <source>The name of an operator cannot be empty.</source>
        <translation>算子的名称不能为空。</translation>
    </message>
    <message>
        <source>%1 is not a constant, and not a macro of this file or of one it includes.</source>
        <translation>%1 既不是常量，也不是此文件或其包含的文件中的宏。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used within the operator that it names.</source>
        <translation>&quot;%1&quot; 不能用在它所命名的算子之内。</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the whole match; it cannot be a part of the pattern.</source>
        <translation>&quot;*&quot; 代表整个匹配，不能作为模式的一部分。</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the match itself, so this replaces it with what it is.</source>
        <translation>&quot;*&quot; 代表匹配本身，因此这是用它自身来替换它。</translation>
    </message>
    <message>
        <source>The pattern has no tag %1.</source>
        <translation>模式没有标签 %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another operator. Choose another tag.</source>
        <translation>&quot;%1&quot; 已命名另一个算子。请选择其他标签。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another split of this rule. Choose another tag.</source>
        <translation>&quot;%1&quot; 已命名此规则的另一个拆分。请选择其他标签。</translation>
    </message>
    <message>
        <source>The macro %1 uses itself. A macro cannot be expanded within itself.</source>
        <translation>宏 %1 使用了自身。宏不能在自身之内展开。</translation>
    </message>
    <message>
        <source>The macros of this file expand to too much text.</source>
        <translation>此文件的宏展开后文本过大。</translation>
    </message>
    <message>
        <source>This call of a macro has no closing parenthesis.</source>
        <translation>此宏调用缺少右括号。</translation>
    </message>
    <message>
        <source>The macro %1 takes %2 arguments, not %3.</source>
        <translation>宏 %1 接受 %2 个参数，而不是 %3 个。</translation>
    </message>
    <message>
        <source>An option of the graph.</source>
        <translation>图的选项。</translation>
    </message>
    <message>
        <source>A pass is a name, or a name, a sign and a number: EARLY, EARLY + 1.</source>
        <translation>遍写作名称，或名称、符号加数字：EARLY、EARLY + 1。</translation>
    </message>
    <message>
        <source>%1 is not a pass, so this rule does not run.</source>
        <translation>%1 不是遍，因此此规则不会运行。</translation>
    </message>
    <message>
        <source>A flag is a name, or 0 for none.</source>
        <translation>标志是名称；没有则写 0。</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, flag, pattern, constraint and replacement, not %2.</source>
        <translation>规则有 %1 个部分：遍、标志、模式、约束和替换，而不是 %2 个。</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, pattern, constraint and replacement, not %2.</source>
        <translation>规则有 %1 个部分：遍、模式、约束和替换，而不是 %2 个。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2; ….</source>
        <translation>此文件没有规则。它定义了 %1 个算子：%2；…。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2.</source>
        <translation>此文件没有规则。它定义了 %1 个算子：%2。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2; ….</source>
        <translation>此文件没有规则。它定义了 %1 个算子：%2；…。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2.</source>
        <translation>此文件没有规则。它定义了 %1 个算子：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not found, so its macros are unknown. Put it beside this file, or name its folder with --include or in Preferences.</source>
        <translation>未找到 &quot;%1&quot;，因此其中的宏未知。请将它放在此文件旁边，或用 --include 或在首选项中指定其文件夹。</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>去掉符号的数值。</translation>
    </message>
    <message>
        <source>The sum of all operands.</source>
        <translation>所有操作数之和。</translation>
    </message>
    <message>
        <source>True where all operands are.</source>
        <translation>所有操作数都为真时为真。</translation>
    </message>
    <message>
        <source>Makes the body for pieces of the result along an axis, and joins them.</source>
        <translation>沿一条轴为结果的各块生成主体，并将它们拼接。</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives for the piece.</source>
        <translation>由 C++ 函数给出的块的形状。</translation>
    </message>
    <message>
        <source>An element of a constant as a float; NaN where there is none.</source>
        <translation>常量的一个元素，作为 float；不存在时为 NaN。</translation>
    </message>
    <message>
        <source>True where a constant has such an element.</source>
        <translation>常量有此元素时为真。</translation>
    </message>
    <message>
        <source>An element of a constant as an int; MIN_INT where there is none.</source>
        <translation>常量的一个元素，作为 int；不存在时为 MIN_INT。</translation>
    </message>
    <message>
        <source>True where a constant has such an element and it is an int.</source>
        <translation>常量有此元素且为 int 时为真。</translation>
    </message>
    <message>
        <source>The extent along an axis, counted from 0.</source>
        <translation>沿某条轴的维度大小，轴从 0 开始计数。</translation>
    </message>
    <message>
        <source>The quotient; of whole numbers cut off towards zero.</source>
        <translation>商；整数时向零截断。</translation>
    </message>
    <message>
        <source>The number of a type as a type.</source>
        <translation>将类型编号转换为类型。</translation>
    </message>
    <message>
        <source>The type of the elements.</source>
        <translation>元素的类型。</translation>
    </message>
    <message>
        <source>How many bytes an element has.</source>
        <translation>一个元素的字节数。</translation>
    </message>
    <message>
        <source>True where both are equal; also of types.</source>
        <translation>两者相等时为真；也适用于类型。</translation>
    </message>
    <message>
        <source>What a C++ function says; unknown here until you answer for it.</source>
        <translation>C++ 函数的判断；在您代为回答之前，此处未知。</translation>
    </message>
    <message>
        <source>What a C++ function makes; unknown here.</source>
        <translation>C++ 函数生成的内容；此处未知。</translation>
    </message>
    <message>
        <source>The value as a float.</source>
        <translation>转换为 float 的值。</translation>
    </message>
    <message>
        <source>An operator of the default package instead of the one being defined.</source>
        <translation>默认包中的算子，而不是正在定义的包中的算子。</translation>
    </message>
    <message>
        <source>True where the first is not less.</source>
        <translation>第一个不小于第二个时为真。</translation>
    </message>
    <message>
        <source>True where the first is greater.</source>
        <translation>第一个较大时为真。</translation>
    </message>
    <message>
        <source>How many operands its operator has.</source>
        <translation>产生它的算子的操作数个数。</translation>
    </message>
    <message>
        <source>An operand of the operator that makes this one.</source>
        <translation>产生它的算子的一个操作数。</translation>
    </message>
    <message>
        <source>The value as an int.</source>
        <translation>转换为 int 的值。</translation>
    </message>
    <message>
        <source>True for a power of 2.</source>
        <translation>是 2 的幂时为真。</translation>
    </message>
    <message>
        <source>The operand with the number of the iteration.</source>
        <translation>编号为当前迭代编号的操作数。</translation>
    </message>
    <message>
        <source>The number of the iteration.</source>
        <translation>迭代的编号。</translation>
    </message>
    <message>
        <source>How many elements of an axis a class of tensors keeps together; unknown here.</source>
        <translation>某类张量在一条轴上连续存放的元素个数；此处未知。</translation>
    </message>
    <message>
        <source>True where the first is not greater.</source>
        <translation>第一个不大于第二个时为真。</translation>
    </message>
    <message>
        <source>Gives the result of an operator a tag.</source>
        <translation>为算子的结果加上标签。</translation>
    </message>
    <message>
        <source>True where the first is less.</source>
        <translation>第一个较小时为真。</translation>
    </message>
    <message>
        <source>The greatest operand.</source>
        <translation>最大的操作数。</translation>
    </message>
    <message>
        <source>The least operand.</source>
        <translation>最小的操作数。</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the second operand.</source>
        <translation>余数，符号与第二个操作数相同。</translation>
    </message>
    <message>
        <source>The product of all operands.</source>
        <translation>所有操作数之积。</translation>
    </message>
    <message>
        <source>True where both differ; also of types.</source>
        <translation>两者不同时为真；也适用于类型。</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <translation>符号相反的数值。</translation>
    </message>
    <message>
        <source>True where the operand is false.</source>
        <translation>操作数为假时为真。</translation>
    </message>
    <message>
        <source>An option of the graph as a bool.</source>
        <translation>图的选项，作为 bool。</translation>
    </message>
    <message>
        <source>An option of the graph as a float.</source>
        <translation>图的选项，作为 float。</translation>
    </message>
    <message>
        <source>An option of the graph as an int.</source>
        <translation>图的选项，作为 int。</translation>
    </message>
    <message>
        <source>An option of the graph as a size.</source>
        <translation>图的选项，作为 size。</translation>
    </message>
    <message>
        <source>The base with one more operand for each number.</source>
        <translation>基础部分，另为每个数字各加一个操作数。</translation>
    </message>
    <message>
        <source>True where one of the operands is.</source>
        <translation>任一操作数为真时为真。</translation>
    </message>
    <message>
        <source>How many results its operator has.</source>
        <translation>产生它的算子的结果个数。</translation>
    </message>
    <message>
        <source>Another result of the operator that makes this one.</source>
        <translation>产生它的算子的另一个结果。</translation>
    </message>
    <message>
        <source>An operator with exactly these operands; in a replacement a new one.</source>
        <translation>恰好具有这些操作数的算子；在替换中为新算子。</translation>
    </message>
    <message>
        <source>One result of an operator that has several.</source>
        <translation>有多个结果的算子的其中一个结果。</translation>
    </message>
    <message>
        <source>An operator with at least these operands.</source>
        <translation>至少具有这些操作数的算子。</translation>
    </message>
    <message>
        <source>The operand of a tag; the tag alone means the same.</source>
        <translation>标签对应的操作数；只写标签含义相同。</translation>
    </message>
    <message>
        <source>The rank: 4, or 5; lower ranks are filled with 1 in front.</source>
        <translation>秩：4 或 5；更低的秩在前面补 1。</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the first operand.</source>
        <translation>余数，符号与第一个操作数相同。</translation>
    </message>
    <message>
        <source>The next multiple of the step, which is a power of 2.</source>
        <translation>步长（2 的幂）的下一个倍数。</translation>
    </message>
    <message>
        <source>Sets one extent of what is made.</source>
        <translation>设置所生成内容的一个维度。</translation>
    </message>
    <message>
        <source>True where the types are equal, and the quantization of quantized ones too.</source>
        <translation>类型相同，且量化类型的量化参数也相同时为真。</translation>
    </message>
    <message>
        <source>True where both are the same result.</source>
        <translation>两者是同一结果时为真。</translation>
    </message>
    <message>
        <source>The second operand where the condition holds, else the third.</source>
        <translation>条件成立时为第二个操作数，否则为第三个。</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives; unknown here.</source>
        <translation>C++ 函数给出的形状；此处未知。</translation>
    </message>
    <message>
        <source>The axis that is split.</source>
        <translation>被拆分的轴。</translation>
    </message>
    <message>
        <source>How large the piece is.</source>
        <translation>块的大小。</translation>
    </message>
    <message>
        <source>Where the piece begins.</source>
        <translation>块的起始位置。</translation>
    </message>
    <message>
        <source>The step size of the quantization; 1.0 for floats.</source>
        <translation>量化的步长；浮点数为 1.0。</translation>
    </message>
    <message>
        <source>The first operand less the second one.</source>
        <translation>第一个操作数减去第二个。</translation>
    </message>
    <message>
        <source>The value as a size.</source>
        <translation>转换为 size 的值。</translation>
    </message>
    <message>
        <source>Sets how many results the operator has.</source>
        <translation>设置算子的结果个数。</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made, by value.</source>
        <translation>按值设置所生成内容的类型和量化参数。</translation>
    </message>
    <message>
        <source>Keeps the number of an operator; nothing else changes.</source>
        <translation>保留算子的编号；其他不变。</translation>
    </message>
    <message>
        <source>Sets shape, type and quantization of what is made.</source>
        <translation>设置所生成内容的形状、类型和量化参数。</translation>
    </message>
    <message>
        <source>Sets the shape of what is made.</source>
        <translation>设置所生成内容的形状。</translation>
    </message>
    <message>
        <source>Keeps how an operator was split; nothing else changes.</source>
        <translation>保留算子的拆分历史；其他不变。</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made.</source>
        <translation>设置所生成内容的类型和量化参数。</translation>
    </message>
    <message>
        <source>Puts an operator around another one, unless that is one of the same name.</source>
        <translation>用一个算子包裹另一个算子，除非后者已是同名算子。</translation>
    </message>
    <message>
        <source>Puts an operator around another one.</source>
        <translation>用一个算子包裹另一个算子。</translation>
    </message>
    <message>
        <source>True where an odd number of operands is.</source>
        <translation>有奇数个操作数为真时为真。</translation>
    </message>
    <message>
        <source>The zero offset of the quantization; 0 for floats.</source>
        <translation>量化的零点偏移；浮点数为 0。</translation>
    </message>
    <message>
        <source>A constant with a float many times.</source>
        <translation>由同一 float 重复多次组成的常量。</translation>
    </message>
    <message>
        <source>A constant with an int many times.</source>
        <translation>由同一 int 重复多次组成的常量。</translation>
    </message>
    <message>
        <source>A constant with these ints.</source>
        <translation>由这些 int 组成的常量。</translation>
    </message>
    <message>
        <source>A constant with one float.</source>
        <translation>含一个 float 的常量。</translation>
    </message>
    <message>
        <source>A constant with one int.</source>
        <translation>含一个 int 的常量。</translation>
    </message>
    <message>
        <source>The shape of an operand.</source>
        <translation>操作数的形状。</translation>
    </message>
    <message>
        <source>a number or a condition</source>
        <translation>数字或条件</translation>
    </message>
    <message>
        <source>a tag or an operator</source>
        <translation>标签或算子</translation>
    </message>
    <message>
        <source>the tag of a split</source>
        <translation>拆分的标签</translation>
    </message>
    <message>
        <source>a new tag of a split</source>
        <translation>拆分的新标签</translation>
    </message>
    <message>
        <source>the name of a function or a class</source>
        <translation>函数或类的名称</translation>
    </message>
    <message>
        <source>the name of an option</source>
        <translation>选项的名称</translation>
    </message>
    <message>
        <source>an operator or an operand</source>
        <translation>算子或操作数</translation>
    </message>
    <message>
        <source>a shape or an operand</source>
        <translation>形状或操作数</translation>
    </message>
    <message>
        <source>a value or an operand</source>
        <translation>值或操作数</translation>
    </message>
    <message>
        <source>This replacement cannot be made (%1).</source>
        <translation>无法进行此替换（%1）。</translation>
    </message>
    <message>
        <source>The operators of this pattern form a cycle.</source>
        <translation>此模式的算子形成环。</translation>
    </message>
    <message>
        <source>No match of this pattern is possible.</source>
        <translation>此模式不可能有匹配。</translation>
    </message>
    <message>
        <source>This replacement cannot be made.</source>
        <translation>无法进行此替换。</translation>
    </message>
    <message>
        <source>The helpers of this rule expand to too much.</source>
        <translation>此规则的辅助函数展开后过大。</translation>
    </message>
    <message>
        <source>Whether operators that quantize and dequantize become encodings.</source>
        <translation>是否将量化和反量化算子变为编码。</translation>
    </message>
    <message>
        <source>Whether rules see images with their channels last, or as the model has them.</source>
        <translation>规则看到的图像是通道在最后，还是与模型一致。</translation>
    </message>
    <message>
        <source>%1 is not a pass.</source>
        <translation>%1 不是遍。</translation>
    </message>
    <message>
        <source>Remove the indentation</source>
        <translation>删除缩进</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser only finds rules that begin at the start of a line.</source>
        <translation>Qualcomm 的规则解析器只识别从行首开始的规则。</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis. Add one before the next rule begins.</source>
        <translation>此调用缺少右括号。请在下一条规则开始之前加上。</translation>
    </message>
    <message>
        <source>Add a closing parenthesis</source>
        <translation>添加右括号</translation>
    </message>
    <message>
        <source>The rule ends before this: there is one closing parenthesis too many.</source>
        <translation>规则在此之前已结束：多了一个右括号。</translation>
    </message>
    <message>
        <source>This rule is too large to be read.</source>
        <translation>此规则过大，无法读取。</translation>
    </message>
    <message>
        <source>This condition has no #endif. Add one, or remove the condition.</source>
        <translation>此条件没有 #endif。请加上，或删除该条件。</translation>
    </message>
    <message>
        <source>There is no #if that this belongs to. Remove it, or add one.</source>
        <translation>没有与此对应的 #if。请删除它，或加上 #if。</translation>
    </message>
    <message>
        <source>This string has no closing quote.</source>
        <translation>此字符串缺少结束引号。</translation>
    </message>
    <message>
        <source>There is no comma before %1. Operands are separated by commas.</source>
        <translation>%1 之前缺少逗号。操作数用逗号分隔。</translation>
    </message>
    <message>
        <source>%1 is not part of the grammar, which has only calls, strings, numbers and names.</source>
        <translation>%1 不属于语法，语法中只有调用、字符串、数字和名称。</translation>
    </message>
    <message>
        <source>The calls of this rule are nested too deeply.</source>
        <translation>此规则的调用嵌套过深。</translation>
    </message>
    <message>
        <source>%1 is not a number, or too large.</source>
        <translation>%1 不是数字，或过大。</translation>
    </message>
    <message>
        <source>A number that begins with 0 is octal in C++: this is %1.</source>
        <translation>在 C++ 中以 0 开头的数字是八进制：此处为 %1。</translation>
    </message>
    <message>
        <source>Write it as a decimal number</source>
        <translation>写成十进制数</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser does not calculate. Write the number, or ADD, SUB, MUL or DIV.</source>
        <translation>Qualcomm 的规则解析器不做计算。请写出数字，或用 ADD、SUB、MUL 或 DIV。</translation>
    </message>
    <message>
        <source>Write the number</source>
        <translation>写出数字</translation>
    </message>
    <message>
        <source>An operand is missing before this.</source>
        <translation>此前缺少操作数。</translation>
    </message>
    <message>
        <source>Parentheses contain one operand here.</source>
        <translation>此处括号内只能有一个操作数。</translation>
    </message>
    <message>
        <source>The grammar of rules has no casts of C. Write %1(…) instead of (%2).</source>
        <translation>规则的语法没有 C 的强制转换。请写 %1(…)，而不是 (%2)。</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis.</source>
        <translation>此调用缺少右括号。</translation>
    </message>
    <message>
        <source>This operand is %1, not %2.</source>
        <translation>此操作数应为 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>%1 takes %2 here, not %3.</source>
        <translation>此处 %1 接受 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3.</source>
        <translation>%1 接受 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>There is no comma before %1.</source>
        <translation>%1 之前缺少逗号。</translation>
    </message>
    <message>
        <source>Clean-up of the graph, before all others.</source>
        <translation>图的清理，在所有其他遍之前。</translation>
    </message>
    <message>
        <source>The same as GRAPH_CLEANUP.</source>
        <translation>与 GRAPH_CLEANUP 相同。</translation>
    </message>
    <message>
        <source>Before operators are translated.</source>
        <translation>转换算子之前。</translation>
    </message>
    <message>
        <source>Translates operators of QNN.</source>
        <translation>转换 QNN 的算子。</translation>
    </message>
    <message>
        <source>Before tiling.</source>
        <translation>分块之前。</translation>
    </message>
    <message>
        <source>Cuts operators to tiles.</source>
        <translation>将算子切分成块。</translation>
    </message>
    <message>
        <source>Operators that need several others.</source>
        <translation>需要其他多个算子的算子。</translation>
    </message>
    <message>
        <source>Behind tiling.</source>
        <translation>分块之后。</translation>
    </message>
    <message>
        <source>Moves tensors to the fast memory; just before LATE.</source>
        <translation>将张量移到快速内存；紧接在 LATE 之前。</translation>
    </message>
    <message>
        <source>The last changes, of formats and memory.</source>
        <translation>对格式和内存的最后更改。</translation>
    </message>
    <message>
        <source>Chooses formats and memory; just behind LATE.</source>
        <translation>选择格式和内存；紧接在 LATE 之后。</translation>
    </message>
    <message>
        <source>Floats of 32 bits may be calculated with 16.</source>
        <translation>允许以 16 位计算 32 位浮点数。</translation>
    </message>
    <message>
        <source>The height of tiles.</source>
        <translation>块的高度。</translation>
    </message>
    <message>
        <source>How many bytes a tensor may have that is kept in the fast memory.</source>
        <translation>保存在快速内存中的张量的最大字节数。</translation>
    </message>
    <message>
        <source>How many vector threads work at the same time.</source>
        <translation>同时工作的向量线程数。</translation>
    </message>
    <message>
        <source>The usual size of pieces along the depth.</source>
        <translation>块沿深度方向的通常大小。</translation>
    </message>
    <message>
        <source>The least size of pieces along the depth.</source>
        <translation>块沿深度方向的最小大小。</translation>
    </message>
    <message>
        <source>The least width of pieces.</source>
        <translation>块的最小宽度。</translation>
    </message>
    <message>
        <source>The option tile_height: the height of tiles.</source>
        <translation>选项 tile_height：块的高度。</translation>
    </message>
    <message>
        <source>Half of TCM_MAXTENSOR_SIZE.</source>
        <translation>TCM_MAXTENSOR_SIZE 的一半。</translation>
    </message>
    <message>
        <source>The option tcm_size_for_tiling: how large a tensor may be that is kept in the fast memory.</source>
        <translation>选项 tcm_size_for_tiling：保存在快速内存中的张量的最大大小。</translation>
    </message>
    <message>
        <source>True for elements of type QUInt8.</source>
        <translation>元素类型为 QUInt8 时为真。</translation>
    </message>
    <message>
        <source>True for elements of type QInt8.</source>
        <translation>元素类型为 QInt8 时为真。</translation>
    </message>
    <message>
        <source>True for elements of type QUInt16.</source>
        <translation>元素类型为 QUInt16 时为真。</translation>
    </message>
    <message>
        <source>True for elements of type QInt16.</source>
        <translation>元素类型为 QInt16 时为真。</translation>
    </message>
    <message>
        <source>True for elements of type QInt32.</source>
        <translation>元素类型为 QInt32 时为真。</translation>
    </message>
    <message>
        <source>True for elements of type Int32.</source>
        <translation>元素类型为 Int32 时为真。</translation>
    </message>
    <message>
        <source>True for elements of type Float16.</source>
        <translation>元素类型为 Float16 时为真。</translation>
    </message>
    <message>
        <source>True for elements of type Float32.</source>
        <translation>元素类型为 Float32 时为真。</translation>
    </message>
    <message>
        <source>The batches: axis 0.</source>
        <translation>批次：轴 0。</translation>
    </message>
    <message>
        <source>The height: axis 1.</source>
        <translation>高度：轴 1。</translation>
    </message>
    <message>
        <source>The width: axis 2.</source>
        <translation>宽度：轴 2。</translation>
    </message>
    <message>
        <source>The depth: axis 3.</source>
        <translation>深度：轴 3。</translation>
    </message>
    <message>
        <source>The height of a filter: axis 0.</source>
        <translation>滤波器的高度：轴 0。</translation>
    </message>
    <message>
        <source>The width of a filter: axis 1.</source>
        <translation>滤波器的宽度：轴 1。</translation>
    </message>
    <message>
        <source>The depth of a filter: axis 2.</source>
        <translation>滤波器的深度：轴 2。</translation>
    </message>
    <message>
        <source>The number of filters: axis 3.</source>
        <translation>滤波器的个数：轴 3。</translation>
    </message>
    <message>
        <source>True where all four extents are equal.</source>
        <translation>四个维度都相等时为真。</translation>
    </message>
    <message>
        <source>The part of an operand that begins at a shape and has another.</source>
        <translation>操作数中以一个形状为起点、以另一个形状为大小的部分。</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along the axis that is split.</source>
        <translation>操作数中沿被拆分的轴属于该块的部分。</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along another axis.</source>
        <translation>操作数中沿另一条轴属于该块的部分。</translation>
    </message>
    <message>
        <source>The part of an operand that a filter of this extent needs for the piece.</source>
        <translation>操作数中此大小的滤波器为该块所需的部分。</translation>
    </message>
    <message>
        <source>True where step size and zero offset are equal, or both are float16 or float32.</source>
        <translation>步长和零点偏移都相同，或两者都是 float16 或 float32 时为真。</translation>
    </message>
    <message>
        <source>True where type, step size and zero offset are equal.</source>
        <translation>类型、步长和零点偏移都相同时为真。</translation>
    </message>
    <message>
        <source>True for elements of a quantized type.</source>
        <translation>元素为量化类型时为真。</translation>
    </message>
    <message>
        <source>True where all four extents are 1.</source>
        <translation>四个维度都是 1 时为真。</translation>
    </message>
    <message>
        <source>True where one of the four extents is not 1.</source>
        <translation>四个维度中有一个不是 1 时为真。</translation>
    </message>
    <message>
        <source>True where batches, height and width are 1 and the rank is not 5.</source>
        <translation>批次、高度和宽度都是 1 且秩不是 5 时为真。</translation>
    </message>
    <message>
        <source>The least number that 8 bits without a sign can stand for.</source>
        <translation>8 位无符号数能表示的最小数值。</translation>
    </message>
    <message>
        <source>The greatest number that 8 bits without a sign can stand for.</source>
        <translation>8 位无符号数能表示的最大数值。</translation>
    </message>
    <message>
        <source>True where the rank is 5 and all extents but the last are 1.</source>
        <translation>秩为 5 且除最后一个外所有维度都是 1 时为真。</translation>
    </message>
    <message>
        <source>The operand cast to floats of 16 bits.</source>
        <translation>转换为 16 位浮点数的操作数。</translation>
    </message>
    <message>
        <source>The operator calculates with floats of 16 bits, and its result is cast back.</source>
        <translation>算子以 16 位浮点数计算，结果再转换回来。</translation>
    </message>
    <message>
        <source>A constant, with a tag.</source>
        <translation>带标签的常量。</translation>
    </message>
    <message>
        <source>True where all operands are of the type.</source>
        <translation>所有操作数都是该类型时为真。</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float16.</source>
        <translation>所有操作数的元素类型都是 Float16 时为真。</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float32.</source>
        <translation>所有操作数的元素类型都是 Float32 时为真。</translation>
    </message>
    <message>
        <source>Makes the body for as many pieces as there are threads, and joins them.</source>
        <translation>生成与线程数相同的块的主体，并将它们拼接。</translation>
    </message>
    <message>
        <source>A cast of C++; the same as UINT.</source>
        <translation>C++ 的强制转换；与 UINT 相同。</translation>
    </message>
    <message>
        <source>A cast of C++; the same as INT.</source>
        <translation>C++ 的强制转换；与 INT 相同。</translation>
    </message>
    <message>
        <source>A cast of C++; the same as FLOAT.</source>
        <translation>C++ 的强制转换；与 FLOAT 相同。</translation>
    </message>
    <message>
        <source>Whether TVM proves this of symbolic sizes is not known.</source>
        <translation>不清楚 TVM 能否对符号大小证明这一点。</translation>
    </message>
    <message>
        <source>It is compared.</source>
        <translation>它参与比较。</translation>
    </message>
    <message>
        <source>Whether TVM calls two lists with equal items equal depends on its version.</source>
        <translation>TVM 是否认为各项相等的两个列表相等，取决于其版本。</translation>
    </message>
    <message>
        <source>The attribute value %1 is not modelled.</source>
        <translation>不支持属性值 %1。</translation>
    </message>
    <message>
        <source>A tensor that is an attribute is not modelled.</source>
        <translation>不支持作为属性的张量。</translation>
    </message>
    <message>
        <source>These attributes belong to an earlier check.</source>
        <translation>这些属性来自先前的一次查询。</translation>
    </message>
    <message>
        <source>The graph does not say the attribute `%1` of `%2`.</source>
        <translation>图未给出 `%2` 的属性 `%1`。</translation>
    </message>
    <message>
        <source>This map was shown to an earlier question.</source>
        <translation>此映射来自先前的一次查询。</translation>
    </message>
    <message>
        <source>A key of a map is unknown.</source>
        <translation>映射的某个键未知。</translation>
    </message>
    <message>
        <source>The graph does not keep the contents of `%1`.</source>
        <translation>图未保留 `%1` 的内容。</translation>
    </message>
    <message>
        <source>Arrays of different sizes are compared.</source>
        <translation>比较了大小不同的数组。</translation>
    </message>
    <message>
        <source>Arithmetic of constants is not modelled.</source>
        <translation>不支持常量的算术运算。</translation>
    </message>
    <message>
        <source>This constant was shown to an earlier question.</source>
        <translation>此常量来自先前的一次查询。</translation>
    </message>
    <message>
        <source>This item of a constant is not modelled.</source>
        <translation>不支持常量的此项。</translation>
    </message>
    <message>
        <source>Its items decide how the program goes on.</source>
        <translation>其各项决定程序如何继续。</translation>
    </message>
    <message>
        <source>The graph does not say the shape of `%1`.</source>
        <translation>图未给出 `%1` 的形状。</translation>
    </message>
    <message>
        <source>`tolist` of this constant is not modelled.</source>
        <translation>不支持此常量的 `tolist`。</translation>
    </message>
    <message>
        <source>What this label takes is not known.</source>
        <translation>此标签取什么未知。</translation>
    </message>
    <message>
        <source>`%1` has no such argument here.</source>
        <translation>此处 `%1` 没有这样的参数。</translation>
    </message>
    <message>
        <source>Nothing takes this item of `%1`.</source>
        <translation>没有算子取 `%1` 的这一项。</translation>
    </message>
    <message>
        <source>The type of a name is not known here.</source>
        <translation>此处名称的类型未知。</translation>
    </message>
    <message>
        <source>TVM has no name for the operator `%1`.</source>
        <translation>TVM 没有算子 `%1` 的名称。</translation>
    </message>
    <message>
        <source>The file does not say which item of `%1` is taken.</source>
        <translation>文件未说明取 `%1` 的哪一项。</translation>
    </message>
    <message>
        <source>A symbolic size is too long to follow.</source>
        <translation>符号大小过长，无法推算。</translation>
    </message>
    <message>
        <source>A symbolic size is calculated with a float.</source>
        <translation>符号大小与 float 一起计算。</translation>
    </message>
    <message>
        <source>The size `%1` is symbolic.</source>
        <translation>大小 `%1` 是符号形式的。</translation>
    </message>
    <message>
        <source>Whether this number is an `int` depends on the version of TVM.</source>
        <translation>此数字是否为 `int` 取决于 TVM 的版本。</translation>
    </message>
    <message>
        <source>`%1` compares symbolic sizes.</source>
        <translation>`%1` 比较符号大小。</translation>
    </message>
    <message>
        <source>The graph does not say the size of axis %1 of %2.</source>
        <translation>图未给出 %2 的轴 %1 的大小。</translation>
    </message>
    <message>
        <source>The graph does not say the shape of %1.</source>
        <translation>图未给出 %1 的形状。</translation>
    </message>
    <message>
        <source>The graph does not say the element type of %1.</source>
        <translation>图未给出 %1 的元素类型。</translation>
    </message>
    <message>
        <source>TVM has no name for the type %1 of %2.</source>
        <translation>TVM 没有 %2 的类型 %1 的名称。</translation>
    </message>
    <message>
        <source>The graph does not say how many values the tuple %1 has.</source>
        <translation>图未给出元组 %1 有多少个值。</translation>
    </message>
    <message>
        <source>Nothing takes this item of the tuple.</source>
        <translation>没有算子取元组的这一项。</translation>
    </message>
    <message>
        <source>This object was shown to an earlier question.</source>
        <translation>此对象来自先前的一次查询。</translation>
    </message>
    <message>
        <source>`%1.%2` is not modelled.</source>
        <translation>不支持 `%1.%2`。</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `this type` is not known.</source>
        <translation>不清楚 %1 是否为 `this type` 的实例。</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `%2` is not known.</source>
        <translation>不清楚 %1 是否为 `%2` 的实例。</translation>
    </message>
    <message>
        <source>It does not fit into 64 bits.</source>
        <translation>它超出 64 位。</translation>
    </message>
    <message>
        <source>How TVM writes that there is no type depends on its version.</source>
        <translation>TVM 如何书写“没有类型”取决于其版本。</translation>
    </message>
    <message>
        <source>What numpy makes of this is not modelled.</source>
        <translation>不支持 numpy 对此的处理。</translation>
    </message>
    <message>
        <source>It is given to numpy.</source>
        <translation>它被传给 numpy。</translation>
    </message>
    <message>
        <source>The graph does not say the argument `%1` of `%2`.</source>
        <translation>图未给出 `%2` 的参数 `%1`。</translation>
    </message>
    <message>
        <source>The intermediate variables of this are not known.</source>
        <translation>其中间变量未知。</translation>
    </message>
    <message>
        <source>The shapes that are multiplied are not known.</source>
        <translation>相乘的形状未知。</translation>
    </message>
    <message>
        <source>It is the reduced axis.</source>
        <translation>它是被归约的轴。</translation>
    </message>
    <message>
        <source>This element type is not known.</source>
        <translation>此元素类型未知。</translation>
    </message>
    <message>
        <source>These are not compared here.</source>
        <translation>此处不比较这些内容。</translation>
    </message>
    <message>
        <source>It is given to `%1`.</source>
        <translation>它被传给 `%1`。</translation>
    </message>
    <message>
        <source>`%1` is given it.</source>
        <translation>`%1` 得到的就是它。</translation>
    </message>
    <message>
        <source>a list or tuple</source>
        <translation>列表或元组</translation>
    </message>
    <message>
        <source>`%1` has %2 in Relax, and %3 here.</source>
        <translation>`%1` 在 Relax 中有 %2，此处有 %3 个。</translation>
    </message>
    <message>
        <source>`%1` is not an operator of Relax.</source>
        <translation>`%1` 不是 Relax 的算子。</translation>
    </message>
    <message>
        <source>An alternative of `%1` never matches: %2</source>
        <translation>`%1` 的一个备选永远不会匹配：%2</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is `%1`.</source>
        <translation>TVM 只在调用处尝试模式，而此模式的根是 `%1`。</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>没有留给 `%1` 的匹配：`%2` 先被尝试，并占用了它所需的调用。请将较长的模式放在最后，因为最后注册的最先尝试。</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern first.</source>
        <translation>没有留给 `%1` 的匹配：`%2` 先被尝试，并占用了它所需的调用。请将较长的模式放在最前。</translation>
    </message>
    <message>
        <source>Only types of tensors are modelled.</source>
        <translation>仅支持张量的类型。</translation>
    </message>
    <message>
        <source>It is an index of a pattern.</source>
        <translation>它是模式的索引。</translation>
    </message>
    <message>
        <source>An entry of the list %1</source>
        <translation>列表 %1 的条目</translation>
    </message>
    <message>
        <source>The list of patterns cannot be known without running it.</source>
        <translation>不运行就无法得知模式列表。</translation>
    </message>
    <message>
        <source>No pattern is registered as `%1`, neither here nor in a module beside this file.</source>
        <translation>此处以及此文件旁的模块中都没有注册为 `%1` 的模式。</translation>
    </message>
    <message>
        <source>The patterns of this file have too many parts. From here on they are left out.</source>
        <translation>此文件的模式部分过多。从此处起省略。</translation>
    </message>
    <message>
        <source>The annotation `%1` of `%2` is no part of the pattern, so checks never see it.</source>
        <translation>`%2` 的注解 `%1` 不是模式的一部分，因此检查看不到它。</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever makes a `%2`.</source>
        <translation>参数 `%1` 由创建 `%2` 的一方给出。</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever calls.</source>
        <translation>参数 `%1` 由调用方给出。</translation>
    </message>
    <message>
        <source>`%1` gives the first match only. The others are what it would find next if the operators of earlier ones were gone.</source>
        <translation>`%1` 只给出第一处匹配。其余是假设前面匹配的算子不存在时接着会找到的匹配。</translation>
    </message>
    <message>
        <source>Fusewright shows where `%1` finds its pattern. What the callback returns is not applied.</source>
        <translation>Fusewright 显示 `%1` 在何处找到其模式。不会应用回调返回的内容。</translation>
    </message>
    <message>
        <source>The context does not say that patterns use each other, so TVM never finds it.</source>
        <translation>上下文未说明模式之间互相使用，因此 TVM 永远找不到它。</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern that the context does not have: TVM stops here.</source>
        <translation>将形状与上下文中没有的模式的形状比较：TVM 在此停止。</translation>
    </message>
    <message>
        <source>The file looks for more patterns than are read. From here on they are left out.</source>
        <translation>文件查找的模式超过可读取的数量。从此处起省略。</translation>
    </message>
    <message>
        <source>`%1` is known only to a running TVM.</source>
        <translation>`%1` 只有运行中的 TVM 才知道。</translation>
    </message>
    <message>
        <source>`%1.%2` is known only to a running TVM.</source>
        <translation>`%1.%2` 只有运行中的 TVM 才知道。</translation>
    </message>
    <message>
        <source>`FuseOpsByPattern` ignores how patterns use each other: `PatternContext`, `^`, `&gt;&gt;` and `same_shape_as` have no effect in it.</source>
        <translation>`FuseOpsByPattern` 忽略模式之间的使用关系：`PatternContext`、`^`、`&gt;&gt;` 和 `same_shape_as` 在其中不起作用。</translation>
    </message>
    <message>
        <source>The file lists no patterns, so nothing is fused. Call `register_patterns` with a list of `(name, pattern)`.</source>
        <translation>文件未列出模式，因此不融合任何算子。请用 `(name, pattern)` 的列表调用 `register_patterns`。</translation>
    </message>
    <message>
        <source>`%1` needs a model, which is not here while the file is read.</source>
        <translation>`%1` 需要模型，而读取文件时没有模型。</translation>
    </message>
    <message>
        <source>What `%1` looks for cannot be known without running it.</source>
        <translation>不运行就无法得知 `%1` 查找什么。</translation>
    </message>
    <message>
        <source>`Op.%1` is known only to a running TVM.</source>
        <translation>`Op.%1` 只有运行中的 TVM 才知道。</translation>
    </message>
    <message>
        <source>What `%1` does is known only to a running TVM.</source>
        <translation>`%1` 的作用只有运行中的 TVM 才知道。</translation>
    </message>
    <message>
        <source>`%1` takes an item of a tuple, and a rule made here cannot say which one.</source>
        <translation>`%1` 取元组的一项，而此处创建的规则无法说明是哪一项。</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`. Leave it out of the selection.</source>
        <translation>Relax 没有算子 `%1`。请将其移出所选内容。</translation>
    </message>
    <message>
        <source>`%1` calls a kernel, and a rule made here cannot say which one.</source>
        <translation>`%1` 调用内核，而此处创建的规则无法说明是哪一个。</translation>
    </message>
    <message>
        <source>`%1` takes %2 in Relax, but `%3` has %4 here.</source>
        <translation>`%1` 在 Relax 中取 %2，但此处的 `%3` 有 %4。</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`.</source>
        <translation>Relax 没有算子 `%1`。</translation>
    </message>
    <message>
        <source>The file has a rule `%1` already. Choose another name.</source>
        <translation>文件中已有规则 `%1`。请选择其他名称。</translation>
    </message>
    <message>
        <source>The file has a `%1` already. Choose another name.</source>
        <translation>文件中已有 `%1`。请选择其他名称。</translation>
    </message>
    <message>
        <source>In models of other formats: %1.</source>
        <translation>在其他格式的模型中：%1。</translation>
    </message>
    <message>
        <source>The model has %1 of it.</source>
        <translation>模型中有 %1 个。</translation>
    </message>
    <message>
        <source>TVM&apos;s patterns have no priority: their order is that of the list, or the reverse of their registration. Edit their text.</source>
        <translation>TVM 的模式没有优先级：顺序是列表的顺序，或注册的逆序。请编辑文本。</translation>
    </message>
    <message>
        <source>Nothing but %1 uses it</source>
        <translation>只有 %1 使用它</translation>
    </message>
    <message>
        <source>It has the shape of %1.</source>
        <translation>其形状与 %1 相同。</translation>
    </message>
    <message>
        <source>A constant of the model.</source>
        <translation>模型的常量。</translation>
    </message>
    <message>
        <source>%1 is used by %2</source>
        <translation>%1 被 %2 使用</translation>
    </message>
    <message>
        <source>%1 is also used by the tuple %2</source>
        <translation>%1 还被元组 %2 使用</translation>
    </message>
    <message>
        <source>%1 is also used by the alias %2</source>
        <translation>%1 还被别名 %2 使用</translation>
    </message>
    <message>
        <source>%1 is a result of the model</source>
        <translation>%1 是模型的结果</translation>
    </message>
    <message>
        <source>The patterns of this context have more parts than are matched here.</source>
        <translation>此上下文的模式的部分数超过此处可匹配的数量。</translation>
    </message>
    <message>
        <source>It cannot be matched here.</source>
        <translation>此处无法匹配它。</translation>
    </message>
    <message>
        <source>There is no element type &quot;%1&quot;.</source>
        <translation>没有元素类型 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Items of tuples have no operators in graphs of this form.</source>
        <translation>在这种形式的图中，元组的项没有算子。</translation>
    </message>
    <message>
        <source>What uses something is bound to a variable, which is looked through: TVM never finds it.</source>
        <translation>使用者绑定到一个会被略过的变量：TVM 永远找不到它。</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern of which the context does not say how it is used: TVM stops here.</source>
        <translation>将形状与上下文未说明其使用方式的模式的形状比较：TVM 在此停止。</translation>
    </message>
    <message>
        <source>No operator is behind the first pattern of the context.</source>
        <translation>上下文的第一个模式背后没有算子。</translation>
    </message>
    <message>
        <source>The edges of the context form a cycle, so TVM never finds it.</source>
        <translation>上下文的边形成环，因此 TVM 永远找不到它。</translation>
    </message>
    <message>
        <source>Its parts do not make a pattern that can be matched.</source>
        <translation>其各部分不能构成可匹配的模式。</translation>
    </message>
    <message>
        <source>The context has more than the %1 patterns or %2 edges that are matched here.</source>
        <translation>上下文超过此处可匹配的 %1 个模式或 %2 条边。</translation>
    </message>
    <message>
        <source>As a part of a tuple, only tuples in order are matched here.</source>
        <translation>作为元组的一部分，此处只匹配有序元组。</translation>
    </message>
    <message>
        <source>What may be a tuple among other things is not matched here.</source>
        <translation>既可能是元组又可能是其他内容的，此处不匹配。</translation>
    </message>
    <message>
        <source>Tuples in any order are matched here with at most %1 fields, of which none is a tuple.</source>
        <translation>此处匹配的任意顺序元组最多有 %1 个字段，且其中没有元组。</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 argument, not %3, so TVM never finds one.</source>
        <translation>%1 的调用有 %2 个参数，而不是 %3 个，因此 TVM 永远找不到。</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 arguments, not %3, so TVM never finds one.</source>
        <translation>%1 的调用有 %2 个参数，而不是 %3 个，因此 TVM 永远找不到。</translation>
    </message>
    <message>
        <source>Tuples of more than %1 fields in any order are not matched here.</source>
        <translation>此处不匹配超过 %1 个字段的任意顺序元组。</translation>
    </message>
    <message>
        <source>The pattern has too many fields to be matched here.</source>
        <translation>模式的字段过多，此处无法匹配。</translation>
    </message>
    <message>
        <source>A list of tensors is no constant.</source>
        <translation>张量列表不是常量。</translation>
    </message>
    <message>
        <source>no such tuple</source>
        <translation>没有这样的元组</translation>
    </message>
    <message>
        <source>The pattern refuses what it asks for, so TVM never finds it.</source>
        <translation>模式拒绝自身所要求的内容，因此 TVM 永远找不到它。</translation>
    </message>
    <message>
        <source>%1An alternative of this pattern is left out. %2</source>
        <translation>%1此模式的一个备选被省略。%2</translation>
    </message>
    <message>
        <source>An alternative of this pattern is left out.</source>
        <translation>此模式的一个备选被省略。</translation>
    </message>
    <message>
        <source>The pattern has more alternatives than the %1 that are tried here.</source>
        <translation>模式的备选超过此处尝试的 %1 个。</translation>
    </message>
    <message>
        <source>Only calls and items of tuples are looked at here.</source>
        <translation>此处只查看调用和元组的项。</translation>
    </message>
    <message>
        <source>This plan looks at %1 only, and the model shows `%2`: TVM would find nothing here.</source>
        <translation>此计划只查看 %1，而模型显示的是 `%2`：TVM 在此找不到任何内容。</translation>
    </message>
    <message>
        <source>`%1` has no dataflow block, and TVM fuses nothing outside of one. Run `ConvertToDataflow` first.</source>
        <translation>`%1` 没有数据流块，而 TVM 不融合数据流块之外的任何内容。请先运行 `ConvertToDataflow`。</translation>
    </message>
    <message>
        <source>Which list of patterns is tried.</source>
        <translation>尝试哪个模式列表。</translation>
    </message>
    <message>
        <source>An expression would be a part of itself, so TVM never finds it.</source>
        <translation>表达式会成为自身的一部分，因此 TVM 永远找不到它。</translation>
    </message>
    <message>
        <source>No expression is both, so TVM never finds it.</source>
        <translation>没有表达式同时是两者，因此 TVM 永远找不到它。</translation>
    </message>
    <message>
        <source>Two open calls of one expression, of which one is turned round, are not matched.</source>
        <translation>同一表达式的两个参数不限的调用，若其中一个参数顺序颠倒，则不匹配。</translation>
    </message>
    <message>
        <source>TVM looks for tuples that are not written only if they have at most 3 fields.</source>
        <translation>对于未写出的元组，TVM 仅在其字段不超过 3 个时才查找。</translation>
    </message>
    <message>
        <source>As fields of a tuple only calls and items are looked for here.</source>
        <translation>作为元组的字段，此处只查找调用和项。</translation>
    </message>
    <message>
        <source>The pattern ends with no call, so TVM never finds it.</source>
        <translation>模式不以调用结尾，因此 TVM 永远找不到它。</translation>
    </message>
    <message>
        <source>The pattern has more than the %1 parts that are matched here.</source>
        <translation>模式超过此处可匹配的 %1 个部分。</translation>
    </message>
    <message>
        <source>%1 cannot be matched where an operator has a tensor.</source>
        <translation>在算子使用张量之处无法匹配 %1。</translation>
    </message>
    <message>
        <source>Neither constants nor inputs of models are tuples.</source>
        <translation>常量和模型的输入都不是元组。</translation>
    </message>
    <message>
        <source>An item of a tuple that is written there cannot be matched here.</source>
        <translation>就地写出的元组的项，此处无法匹配。</translation>
    </message>
    <message>
        <source>An item of an item cannot be matched here.</source>
        <translation>项的项，此处无法匹配。</translation>
    </message>
    <message>
        <source>What `has_struct_info` asks for is not asked.</source>
        <translation>不检查 `has_struct_info` 所要求的内容。</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is %1.</source>
        <translation>TVM 只在调用处尝试模式，而此模式的根是 %1。</translation>
    </message>
    <message>
        <source>`add_constraint=False` of the call leaves it to the call.</source>
        <translation>在调用中指定 `add_constraint=False`，可将其留给调用本身处理。</translation>
    </message>
    <message>
        <source>%1 finds nothing that is bound to a variable, so TVM never finds it in a graph.</source>
        <translation>%1 找不到绑定到变量的内容，因此 TVM 在图中永远找不到它。</translation>
    </message>
    <message>
        <source>`%1` never matches: %2</source>
        <translation>`%1` 永远不会匹配：%2</translation>
    </message>
    <message>
        <source>Argument %1 of %2 is a shape or a number and no variable, so TVM never finds it in a graph.</source>
        <translation>%2 的参数 %1 是形状或数字，而不是变量，因此 TVM 在图中永远找不到它。</translation>
    </message>
    <message>
        <source>Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>请将较长的模式放在最后，因为最后注册的最先尝试。</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <translation>在 %1 第 %2 行：%3</translation>
    </message>
    <message>
        <source>(line %1)</source>
        <translation>（第 %1 行）</translation>
    </message>
    <message>
        <source>%1 cannot be known without running it.</source>
        <translation>不运行就无法得知 %1。</translation>
    </message>
    <message>
        <source>%1 is no pattern.</source>
        <translation>%1 不是模式。</translation>
    </message>
    <message>
        <source>1 makes composites of attention with a mask of bools too.</source>
        <translation>设为 1 时，带 bool 掩码的注意力也成为复合算子。</translation>
    </message>
    <message>
        <source>too many users</source>
        <translation>使用者过多</translation>
    </message>
    <message>
        <source>The file has no dictionary `replacements`, so nothing becomes a composite. Name the functions of torch in it, each with the function that wraps it.</source>
        <translation>文件没有字典 `replacements`，因此不会有任何复合算子。请在其中列出 torch 的函数，并为每个函数给出包装它的函数。</translation>
    </message>
    <message>
        <source>The model does not say how it is called</source>
        <translation>模型未说明它如何被调用</translation>
    </message>
    <message>
        <source>It is called as a %1</source>
        <translation>它作为 %1 被调用</translation>
    </message>
    <message>
        <source>Several operators take its results, which is not previewed</source>
        <translation>多个算子取其结果，此情形无法预览</translation>
    </message>
    <message>
        <source>It takes another one</source>
        <translation>它取的是另一个结果</translation>
    </message>
    <message>
        <source>It makes no composite of this call</source>
        <translation>它不把此调用变为复合算子</translation>
    </message>
    <message>
        <source>Turns composites on or off.</source>
        <translation>是否生成复合算子。</translation>
    </message>
    <message>
        <source>A variable of the environment that the file reads.</source>
        <translation>文件读取的环境变量。</translation>
    </message>
    <message>
        <source>Makes %1 of %2.</source>
        <translation>由 %2 生成 %1。</translation>
    </message>
    <message>
        <source>The model calls them %1 time.</source>
        <translation>模型调用它们 %1 次。</translation>
    </message>
    <message>
        <source>The model calls them %1 times.</source>
        <translation>模型调用它们 %1 次。</translation>
    </message>
    <message>
        <source>Composites have no priority: what is called decides which function wraps it. Edit their text.</source>
        <translation>复合算子没有优先级：由被调用的内容决定用哪个函数包装它。请编辑文本。</translation>
    </message>
    <message>
        <source>The function returns what cannot be previewed.</source>
        <translation>该函数返回的内容无法预览。</translation>
    </message>
    <message>
        <source>A tensor that the function makes itself cannot be previewed.</source>
        <translation>函数自行创建的张量无法预览。</translation>
    </message>
    <message>
        <source>What the function does behind the composite cannot be previewed.</source>
        <translation>函数在复合算子之后所做的事无法预览。</translation>
    </message>
    <message>
        <source>an operand that is not there</source>
        <translation>不存在的操作数</translation>
    </message>
    <message>
        <source>its call has %1</source>
        <translation>其调用含有%1</translation>
    </message>
    <message>
        <source>`%1` is no name of Python</source>
        <translation>`%1` 不是 Python 的名称</translation>
    </message>
    <message>
        <source>it is called in a form that Python has no words for</source>
        <translation>其调用形式在 Python 中无法写出</translation>
    </message>
    <message>
        <source>the model does not say how its code calls it</source>
        <translation>模型未说明其代码如何调用它</translation>
    </message>
    <message>
        <source>it is a module or an attribute of the model, which a pattern cannot name</source>
        <translation>它是模型的模块或属性，模式无法指名</translation>
    </message>
    <message>
        <source>No pattern can match %1: %2.</source>
        <translation>没有模式能匹配 %1：%2。</translation>
    </message>
    <message>
        <source>torch records nothing of `%1` in a pattern</source>
        <translation>torch 不在模式中记录 `%1` 的任何内容</translation>
    </message>
    <message>
        <source>the model calls `%1`, with a value that is not even equal to itself</source>
        <translation>模型调用 `%1`，所用的值甚至不等于自身</translation>
    </message>
    <message>
        <source>the model calls `%1`, and in a pattern torch records `%2`</source>
        <translation>模型调用 `%1`，而在模式中 torch 记录的是 `%2`</translation>
    </message>
    <message>
        <source>These operators cannot be written as a pattern function.</source>
        <translation>这些算子无法写成模式函数。</translation>
    </message>
    <message>
        <source>Whether a pattern can match %1 is not known here. %2</source>
        <translation>此处不清楚模式能否匹配 %1。%2</translation>
    </message>
    <message>
        <source>torch refuses its call in a pattern: %1</source>
        <translation>torch 拒绝模式中的该调用：%1</translation>
    </message>
    <message>
        <source>a slice that is none</source>
        <translation>无效的切片</translation>
    </message>
    <message>
        <source>a value inside a slice or a dict</source>
        <translation>切片或 dict 中的值</translation>
    </message>
    <message>
        <source>an argument of an unknown kind</source>
        <translation>未知种类的参数</translation>
    </message>
    <message>
        <source>lists within so many lists</source>
        <translation>嵌套过多层的列表</translation>
    </message>
    <message>
        <source>The size of %1 is `%2`, not a number.</source>
        <translation>%1 的大小是 `%2`，不是数字。</translation>
    </message>
    <message>
        <source>The file does not say the size of %1.</source>
        <translation>文件未给出 %1 的大小。</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is a number or a tensor of rank 0.</source>
        <translation>文件未说明 `%1` 是数字还是秩为 0 的张量。</translation>
    </message>
    <message>
        <source>`%1` has several results, which the file does not describe.</source>
        <translation>`%1` 有多个结果，而文件未描述它们。</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input, which would have an example value.</source>
        <translation>文件未说明 `%1` 是否为输入；若是输入，则会有示例值。</translation>
    </message>
    <message>
        <source>This graph was shown to an earlier question.</source>
        <translation>此图来自先前的一次查询。</translation>
    </message>
    <message>
        <source>The file does not say whether %1 is a list or a tuple.</source>
        <translation>文件未说明 %1 是列表还是元组。</translation>
    </message>
    <message>
        <source>The file does not say what `%1` is in Python.</source>
        <translation>文件未说明 `%1` 在 Python 中是什么。</translation>
    </message>
    <message>
        <source>A tensor that is written into the file is not modelled.</source>
        <translation>不支持写在文件中的张量。</translation>
    </message>
    <message>
        <source>What this node takes is not known.</source>
        <translation>此节点取什么未知。</translation>
    </message>
    <message>
        <source>Of `meta` a graph keeps only `example_value`.</source>
        <translation>图只保留 `meta` 中的 `example_value`。</translation>
    </message>
    <message>
        <source>A key of `meta` is unknown.</source>
        <translation>`meta` 的某个键未知。</translation>
    </message>
    <message>
        <source>What the filter changes decides how the program goes on.</source>
        <translation>过滤器更改的内容决定程序如何继续。</translation>
    </message>
    <message>
        <source>`%1` is a node of an earlier match.</source>
        <translation>`%1` 是先前匹配的节点。</translation>
    </message>
    <message>
        <source>The file does not say how `%1` is called.</source>
        <translation>文件未说明 `%1` 如何被调用。</translation>
    </message>
    <message>
        <source>The root of a graph&apos;s nodes is not modelled.</source>
        <translation>不支持图的节点的根。</translation>
    </message>
    <message>
        <source>`%1` is called.</source>
        <translation>`%1` 被调用。</translation>
    </message>
    <message>
        <source>`torch.%1` is not known.</source>
        <translation>`torch.%1` 未知。</translation>
    </message>
    <message>
        <source>torch has no name for the type %1.</source>
        <translation>torch 没有类型 %1 的名称。</translation>
    </message>
    <message>
        <source>`%1` changes the graph, which is not previewed.</source>
        <translation>`%1` 会更改图，此更改不会预览。</translation>
    </message>
    <message>
        <source>The file does not say `%1` of `%2`.</source>
        <translation>文件未给出 `%2` 的 `%1`。</translation>
    </message>
    <message>
        <source>The elements of `%1` are not known.</source>
        <translation>`%1` 的元素未知。</translation>
    </message>
    <message>
        <source>Whether `%1` is an instance of this type is not known.</source>
        <translation>不清楚 `%1` 是否为此类型的实例。</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input of the graph or an attribute of the model.</source>
        <translation>文件未说明 `%1` 是图的输入还是模型的属性。</translation>
    </message>
    <message>
        <source>The file does not say as what `%1` is called.</source>
        <translation>文件未说明 `%1` 作为什么被调用。</translation>
    </message>
    <message>
        <source>The file has only the name of `%1`, not its target.</source>
        <translation>文件只有 `%1` 的名称，没有其目标。</translation>
    </message>
    <message>
        <source>As what `%1` is called is not known.</source>
        <translation>`%1` 作为什么被调用未知。</translation>
    </message>
    <message>
        <source>A function that the model calls.</source>
        <translation>模型调用的函数。</translation>
    </message>
    <message>
        <source>A method that the model calls.</source>
        <translation>模型调用的方法。</translation>
    </message>
    <message>
        <source>%1: a parameter, which takes anything</source>
        <translation>%1：参数，接受任何内容</translation>
    </message>
    <message>
        <source>The model calls it %1 time.</source>
        <translation>模型调用它 %1 次。</translation>
    </message>
    <message>
        <source>The model calls it %1 times.</source>
        <translation>模型调用它 %1 次。</translation>
    </message>
    <message>
        <source>Tenstorrent fusion providers</source>
        <translation>Tenstorrent 融合提供者</translation>
    </message>
    <message>
        <source>Providers have no priority: their order is that of the file. Edit their text.</source>
        <translation>提供者没有优先级：按文件中的顺序。请编辑文本。</translation>
    </message>
    <message>
        <source>A tensor of the model.</source>
        <translation>模型的张量。</translation>
    </message>
    <message>
        <source>The pattern returns a parameter, which torch cannot replace by itself.</source>
        <translation>模式返回一个参数，而 torch 不能单独替换参数。</translation>
    </message>
    <message>
        <source>Pattern and replacement have different numbers of parameters.</source>
        <translation>模式和替换的参数个数不同。</translation>
    </message>
    <message>
        <source>The pattern has %1 result, the replacement %2.</source>
        <translation>模式有 %1 个结果，替换有 %2 个。</translation>
    </message>
    <message>
        <source>The pattern has %1 results, the replacement %2.</source>
        <translation>模式有 %1 个结果，替换有 %2 个。</translation>
    </message>
    <message>
        <source>The replacement returns what is no result of an operator.</source>
        <translation>替换返回的内容不是算子的结果。</translation>
    </message>
    <message>
        <source>No result of the pattern is what an operator gives.</source>
        <translation>模式的结果都不是算子的输出。</translation>
    </message>
    <message>
        <source>The replacement makes a tensor of its own, which cannot be previewed.</source>
        <translation>替换自行创建张量，无法预览。</translation>
    </message>
    <message>
        <source>The replacement cannot be read as operators.</source>
        <translation>替换无法读取为算子。</translation>
    </message>
    <message>
        <source>The pattern cannot be looked for.</source>
        <translation>无法查找该模式。</translation>
    </message>
    <message>
        <source>%1 cannot be previewed: %2</source>
        <translation>%1 无法预览：%2</translation>
    </message>
    <message>
        <source>The file has no class that derives from `FusionProvider`, so nothing is fused. Add one with `pattern` and `replacement`.</source>
        <translation>文件没有继承 `FusionProvider` 的类，因此不融合任何算子。请添加一个带 `pattern` 和 `replacement` 的类。</translation>
    </message>
    <message>
        <source>torch refuses the pattern: %1</source>
        <translation>torch 拒绝该模式：%1</translation>
    </message>
    <message>
        <source>torch refuses the pattern: it is not traced</source>
        <translation>torch 拒绝该模式：它未被追踪</translation>
    </message>
    <message>
        <source>it is not traced</source>
        <translation>它未被追踪</translation>
    </message>
    <message>
        <source>the pattern returns a parameter and no operator</source>
        <translation>模式返回参数，而不是算子</translation>
    </message>
    <message>
        <source>the pattern makes a tensor of its own, which cannot be previewed</source>
        <translation>模式自行创建张量，无法预览</translation>
    </message>
    <message>
        <source>Turns fusion providers on or off.</source>
        <translation>是否运行融合提供者。</translation>
    </message>
    <message>
        <source>Runs the provider %1.</source>
        <translation>运行提供者 %1。</translation>
    </message>
    <message>
        <source>torch refuses the replacement: %1</source>
        <translation>torch 拒绝该替换：%1</translation>
    </message>
    <message>
        <source>the pair cannot be read as operators</source>
        <translation>这对模式和替换无法读取为算子</translation>
    </message>
    <message>
        <source>`%1` is not read here.</source>
        <translation>此处不读取 `%1`。</translation>
    </message>
    <message>
        <source>A constant of the model is not read here.</source>
        <translation>此处不读取模型的常量。</translation>
    </message>
    <message>
        <source>An operand is not known.</source>
        <translation>某个操作数未知。</translation>
    </message>
    <message>
        <source>It has the attributes of a composite.</source>
        <translation>它含有复合算子的属性。</translation>
    </message>
    <message>
        <source>The attribute `%1` depends on a value of the model.</source>
        <translation>属性 `%1` 取决于模型的值。</translation>
    </message>
    <message>
        <source>It is an attribute of a composite.</source>
        <translation>它是复合算子的属性。</translation>
    </message>
    <message>
        <source>Which tensor of the module is read is not known.</source>
        <translation>读取模块的哪个张量未知。</translation>
    </message>
    <message>
        <source>`%1` is no tensor of the module.</source>
        <translation>`%1` 不是模块的张量。</translation>
    </message>
    <message>
        <source>The keywords of a call that is made are not known.</source>
        <translation>所生成调用的关键字参数未知。</translation>
    </message>
    <message>
        <source>The file does not say `%1` of the module `%2`.</source>
        <translation>文件未给出模块 `%2` 的 `%1`。</translation>
    </message>
    <message>
        <source>The shape of `%1` is not known.</source>
        <translation>`%1` 的形状未知。</translation>
    </message>
    <message>
        <source>A size of `%1` is not known.</source>
        <translation>`%1` 的某个大小未知。</translation>
    </message>
    <message>
        <source>The rank of `%1` is not known.</source>
        <translation>`%1` 的秩未知。</translation>
    </message>
    <message>
        <source>The type of `%1` is not known.</source>
        <translation>`%1` 的类型未知。</translation>
    </message>
    <message>
        <source>A key of `replacements` is no function of torch, no class of torch and no name. It is ignored.</source>
        <translation>`replacements` 的一个键既不是 torch 的函数，也不是 torch 的类，也不是名称。已忽略。</translation>
    </message>
    <message>
        <source>`replacements` has something that is no function written in Python. It makes no composite.</source>
        <translation>`replacements` 中有一项不是用 Python 编写的函数，不会产生复合算子。</translation>
    </message>
    <message>
        <source>Lists are nested more than 16 deep here.</source>
        <translation>此处列表嵌套超过 16 层。</translation>
    </message>
    <message>
        <source>It is an argument.</source>
        <translation>它是参数。</translation>
    </message>
    <message>
        <source>It is an argument of what is traced.</source>
        <translation>它是被追踪内容的参数。</translation>
    </message>
    <message>
        <source>`%1` is not traced here.</source>
        <translation>此处不追踪 `%1`。</translation>
    </message>
    <message>
        <source>Python makes no provider of this class: %1</source>
        <translation>Python 无法创建此类的提供者：%1</translation>
    </message>
    <message>
        <source>What this class does is not known here. %1</source>
        <translation>此处不清楚此类的作用。%1</translation>
    </message>
    <message>
        <source>The class has no function of its own for what every provider needs.</source>
        <translation>此类没有每个提供者都必需的自有函数。</translation>
    </message>
    <message>
        <source>The class replaces operators by itself, in `replace_pattern`. What it does cannot be previewed.</source>
        <translation>此类在 `replace_pattern` 中自行替换算子。其作用无法预览。</translation>
    </message>
    <message>
        <source>`get_patterns` gives something that is no pair of a pattern and a replacement.</source>
        <translation>`get_patterns` 返回的内容不是模式与替换的配对。</translation>
    </message>
    <message>
        <source>Any match.</source>
        <translation>任意匹配。</translation>
    </message>
    <message>
        <source>`%1` is not modelled.</source>
        <translation>不支持 `%1`。</translation>
    </message>
    <message>
        <source>The type is not known here.</source>
        <translation>此处类型未知。</translation>
    </message>
    <message>
        <source>The device is not known here.</source>
        <translation>此处设备未知。</translation>
    </message>
    <message>
        <source>A tensor is made of traced values.</source>
        <translation>由追踪值创建了张量。</translation>
    </message>
    <message>
        <source>Scripted functions are not modelled.</source>
        <translation>不支持脚本化的函数。</translation>
    </message>
    <message>
        <source>`torch.fx.wrap` is not modelled here.</source>
        <translation>此处不支持 `torch.fx.wrap`。</translation>
    </message>
    <message>
        <source>Torch runs `%1` itself here, because its input is no traced value.</source>
        <translation>此处 torch 自行运行 `%1`，因为其输入不是追踪值。</translation>
    </message>
    <message>
        <source>Torch runs `einsum` itself here.</source>
        <translation>此处 torch 自行运行 `einsum`。</translation>
    </message>
    <message>
        <source>`torch.broadcast_shapes` is not calculated here.</source>
        <translation>此处不计算 `torch.broadcast_shapes`。</translation>
    </message>
    <message>
        <source>Torch calculates with a traced value here.</source>
        <translation>此处 torch 用追踪值进行计算。</translation>
    </message>
    <message>
        <source>A traced value is inside of a list that torch looks through itself.</source>
        <translation>torch 自行遍历的列表中有追踪值。</translation>
    </message>
    <message>
        <source>A traced value is an argument of a method of a tensor.</source>
        <translation>追踪值是张量方法的参数。</translation>
    </message>
    <message>
        <source>Values of tensors are not calculated here.</source>
        <translation>此处不计算张量的值。</translation>
    </message>
    <message>
        <source>A traced value is in an index of a tensor.</source>
        <translation>张量的索引中有追踪值。</translation>
    </message>
    <message>
        <source>What is in a module of `torch.nn` is not modelled.</source>
        <translation>不支持 `torch.nn` 模块的内部。</translation>
    </message>
    <message>
        <source>`numpy.%1` is not modelled.</source>
        <translation>不支持 `numpy.%1`。</translation>
    </message>
    <message>
        <source>A traced value decides how the function goes on, but its value is known only when the model runs. Use constants or flags in conditions.</source>
        <translation>追踪值决定函数如何继续，但其值只有在模型运行时才知道。请在条件中使用常量或标志。</translation>
    </message>
    <message>
        <source>The items of a traced value are needed here, but how many it has is not known. Take them one by one, or unpack into a fixed number of names.</source>
        <translation>此处需要追踪值的各项，但不知道有多少项。请逐项取用，或解包到固定个数的名称。</translation>
    </message>
    <message>
        <source>The length of a traced value is not known. Use `.size(0)` or `.shape[0]`.</source>
        <translation>追踪值的长度未知。请使用 `.size(0)` 或 `.shape[0]`。</translation>
    </message>
    <message>
        <source>A value of this type cannot be an argument of an operator or a result.</source>
        <translation>此类型的值不能作为算子的参数，也不能作为结果。</translation>
    </message>
    <message>
        <source>A module that the function makes itself cannot be traced. Call the function of `torch.nn.functional` instead.</source>
        <translation>无法追踪函数自行创建的模块。请改为调用 `torch.nn.functional` 的函数。</translation>
    </message>
    <message>
        <source>The types of these arguments fit none of the function&apos;s forms. A wildcard can stand for a tensor here, not for a number.</source>
        <translation>这些参数的类型不符合该函数的任何形式。此处通配符可代表张量，不能代表数字。</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a wildcard cannot stand for it. Call the method of the tensor instead, or write a number.</source>
        <translation>函数会检查此参数的类型，因此通配符不能代表它。请改为调用张量的方法，或写出数字。</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a traced value cannot stand for it. Call the method of the tensor instead.</source>
        <translation>函数会检查此参数的类型，因此追踪值不能代表它。请改为调用张量的方法。</translation>
    </message>
    <message>
        <source>Items of a traced value cannot be assigned.</source>
        <translation>不能对追踪值的项赋值。</translation>
    </message>
    <message>
        <source>This cannot be traced here. %1</source>
        <translation>此处无法追踪。%1</translation>
    </message>
    <message>
        <source>Tracing takes too long and was stopped. %1</source>
        <translation>追踪耗时过长，已停止。%1</translation>
    </message>
    <message>
        <source>The function does not describe a pattern.</source>
        <translation>该函数未描述模式。</translation>
    </message>
    <message>
        <source>The function does not describe a pattern: %1</source>
        <translation>该函数未描述模式：%1</translation>
    </message>
    <message>
        <source>The function raises an exception: %1</source>
        <translation>该函数引发异常：%1</translation>
    </message>
    <message>
        <source>The parameter `%1` is not used. Remove it.</source>
        <translation>参数 `%1` 未使用。请将其删除。</translation>
    </message>
    <message>
        <source>Nothing uses `%1`. Return it or remove it.</source>
        <translation>没有内容使用 `%1`。请返回它或将其删除。</translation>
    </message>
    <message>
        <source>Torch traces plain functions only, and this is a bound method. Put `@staticmethod` above it and remove `self`.</source>
        <translation>torch 只追踪普通函数，而这是绑定方法。请在其上方加 `@staticmethod` 并删除 `self`。</translation>
    </message>
    <message>
        <source>Torch traces plain functions only. Write a function that calls it.</source>
        <translation>torch 只追踪普通函数。请编写一个调用它的函数。</translation>
    </message>
    <message>
        <source>Torch says: %1</source>
        <translation>torch 提示：%1</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 into matrix products before it fuses.</source>
        <translation>TT-XLA 在融合前把 %1 变为矩阵乘积。</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 of one element into `mean` before it fuses.</source>
        <translation>TT-XLA 在融合前把单元素的 %1 变为 `mean`。</translation>
    </message>
    <message>
        <source>TT-XLA trims %1 beginning before the tensor to its extent before it fuses.</source>
        <translation>TT-XLA 在融合前把起点早于张量的 %1 截断到张量的范围。</translation>
    </message>
    <message>
        <source>This is not previewed.</source>
        <translation>预览中不显示这一点。</translation>
    </message>
    <message>
        <source>`%1` is defined twice: first in line %2, column %3.</source>
        <translation>`%1` 定义了两次：首次在第 %2 行第 %3 列。</translation>
    </message>
    <message>
        <source>Remove one of them, or give it another name.</source>
        <translation>请删除其中之一，或改用其他名称。</translation>
    </message>
    <message>
        <source>A linear layer with its bias inside, as PyTorch has it and ONNX as Gemm.</source>
        <translation>含偏置的线性层，PyTorch 的形式，在 ONNX 中为 Gemm。</translation>
    </message>
    <message>
        <source>What torch.export makes of a linear layer.</source>
        <translation>torch.export 由线性层生成的形式。</translation>
    </message>
    <message>
        <source>The bias is an operator of its own, as in ONNX and Relax.</source>
        <translation>偏置为单独的算子，如 ONNX 和 Relax。</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, which has no name in ONNX.</source>
        <translation>同上，SiLU 由两个算子组成（ONNX 中没有该名称）。</translation>
    </message>
    <message>
        <source>The end of a residual block: the other branch is added before the ReLU.</source>
        <translation>残差块的末尾：在 ReLU 之前加上另一分支。</translation>
    </message>
    <message>
        <source>Training and Relax take the first of the several results of the normalization.</source>
        <translation>训练时和 Relax 中取归一化多个结果中的第一个。</translation>
    </message>
    <message>
        <source>The normalization as a factor and an offset, as compilers decompose it.</source>
        <translation>归一化拆成系数和偏移，如编译器分解的形式。</translation>
    </message>
    <message>
        <source>The normalization folded into the weights; what is added is a bias or another branch.</source>
        <translation>归一化已折叠进权重；相加的是偏置或另一分支。</translation>
    </message>
    <message>
        <source>The normalization folded into the weights, with any activation of one operator.</source>
        <translation>归一化已折叠进权重，后接单算子激活。</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, as in EfficientNet and YOLO.</source>
        <translation>同上，SiLU 由两个算子组成，如 EfficientNet 和 YOLO。</translation>
    </message>
    <message>
        <source>Normalized before the convolution, as in DenseNet.</source>
        <translation>在卷积之前归一化，如 DenseNet。</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX before opset 17.</source>
        <translation>PyTorch 在 opset 17 之前导出到 ONNX 的形式。</translation>
    </message>
    <message>
        <source>Older exports subtract the mean twice.</source>
        <translation>较旧的导出会减去两次均值。</translation>
    </message>
    <message>
        <source>As Keras writes it: the mean is scaled and taken off the bias.</source>
        <translation>Keras 的写法：均值缩放后从偏置中减去。</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: a mean is a sum and a division.</source>
        <translation>JAX 转换到 StableHLO 的形式：均值为求和与除法。</translation>
    </message>
    <message>
        <source>As Llama&apos;s own code writes it; half precision is widened around it.</source>
        <translation>Llama 自身代码的写法；其前后把半精度加宽。</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX, which has no rsqrt.</source>
        <translation>PyTorch 导出到 ONNX（没有 rsqrt）的形式。</translation>
    </message>
    <message>
        <source>Layer normalization as one operator.</source>
        <translation>单算子的层归一化。</translation>
    </message>
    <message>
        <source>RMS normalization as one operator.</source>
        <translation>单算子的 RMS 归一化。</translation>
    </message>
    <message>
        <source>Layer normalization in parts, as PyTorch exports it to ONNX before opset 17.</source>
        <translation>拆开的层归一化，PyTorch 在 opset 17 之前导出到 ONNX 的形式。</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as Llama&apos;s own code writes it.</source>
        <translation>拆开的 RMS 归一化，Llama 自身代码的写法。</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as PyTorch exports it to ONNX.</source>
        <translation>拆开的 RMS 归一化，PyTorch 导出到 ONNX 的形式。</translation>
    </message>
    <message>
        <source>The exact one by erf: x (1 + erf(x / √2)) / 2.</source>
        <translation>用 erf 的精确形式：x (1 + erf(x / √2)) / 2。</translation>
    </message>
    <message>
        <source>The same, halved first: (x / 2) (1 + erf(x / √2)).</source>
        <translation>同上，先减半：(x / 2) (1 + erf(x / √2))。</translation>
    </message>
    <message>
        <source>The approximation by tanh, as GPT-2 has it.</source>
        <translation>用 tanh 的近似，如 GPT-2。</translation>
    </message>
    <message>
        <source>The same as JAX lowers it: the cube is two products, and what is halved is the sum.</source>
        <translation>JAX 转换后的形式：立方为两次乘积，减半的是和。</translation>
    </message>
    <message>
        <source>SwiGLU as PyTorch has it.</source>
        <translation>PyTorch 的 SwiGLU。</translation>
    </message>
    <message>
        <source>SwiGLU as exported: SiLU in two operators, products of matrices without bias.</source>
        <translation>导出的 SwiGLU：SiLU 为两个算子，矩阵乘积无偏置。</translation>
    </message>
    <message>
        <source>SwiGLU with biases of their own, as in Relax.</source>
        <translation>偏置单独成算子的 SwiGLU，如 Relax。</translation>
    </message>
    <message>
        <source>GeGLU as Gemma has it: gated by GELU, and torch.export flattens around each product.</source>
        <translation>Gemma 的 GeGLU：以 GELU 为门控，torch.export 在每个乘积前后展平。</translation>
    </message>
    <message>
        <source>Scores scaled behind the product, with or without a mask.</source>
        <translation>在乘积之后缩放得分，可有掩码也可没有。</translation>
    </message>
    <message>
        <source>The same with a softmax in single precision, as Llama is exported in half precision.</source>
        <translation>同上，softmax 为单精度，如以半精度导出的 Llama。</translation>
    </message>
    <message>
        <source>Scaled before the product, or not at all, as in T5.</source>
        <translation>在乘积之前缩放，或如 T5 不缩放。</translation>
    </message>
    <message>
        <source>What torch.export makes of it: heads are put together for each product.</source>
        <translation>torch.export 生成的形式：每个乘积前合并各头。</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: the softmax in parts.</source>
        <translation>JAX 转换到 StableHLO 的形式：softmax 被拆开。</translation>
    </message>
    <message>
        <source>Attention as one operator, with the projection behind it.</source>
        <translation>单算子的注意力及其后的投影。</translation>
    </message>
    <message>
        <source>The halves as PyTorch indexes them.</source>
        <translation>按 PyTorch 的索引取两半。</translation>
    </message>
    <message>
        <source>The halves as slices, as in exported models.</source>
        <translation>两半为切片，如导出的模型。</translation>
    </message>
    <message>
        <source>A convolution between its operands and its result; the bias may be in floats.</source>
        <translation>操作数与结果之间的卷积；偏置可为浮点数。</translation>
    </message>
    <message>
        <source>A product of matrices, or what takes two operands element by element.</source>
        <translation>矩阵乘积，或逐元素处理两个操作数的算子。</translation>
    </message>
    <message>
        <source>What has one operand, and often only moves elements.</source>
        <translation>只有一个操作数，且往往只搬移元素的算子。</translation>
    </message>
    <message>
        <source>Both at once: the rounding of quantization-aware training.</source>
        <translation>两者兼有：量化感知训练所取整的部分。</translation>
    </message>
    <message>
        <source>Category: %1.</source>
        <translation>类别：%1。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>%1, a heuristic</source>
        <translation>%1，启发式</translation>
    </message>
    <message>
        <source>%1, a rule</source>
        <translation>%1，规则</translation>
    </message>
    <message>
        <source>Priority: %1.</source>
        <translation>优先级：%1。</translation>
    </message>
    <message>
        <source>Heuristic: %1.</source>
        <translation>启发式：%1。</translation>
    </message>
    <message>
        <source>%1: %2 entries.</source>
        <translation>%1：%2 个条目。</translation>
    </message>
    <message>
        <source>%1: 1 entry.</source>
        <translation>%1：1 个条目。</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>接受：%1。</translation>
    </message>
    <message>
        <source>Feeds: %1.</source>
        <translation>输出到：%1。</translation>
    </message>
    <message>
        <source>%1 match</source>
        <translation>%1 处匹配</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 处匹配</translation>
    </message>
    <message>
        <source>the other rules lose %1</source>
        <translation>其他规则失去 %1</translation>
    </message>
    <message>
        <source>the other rules gain %1</source>
        <translation>其他规则增加 %1</translation>
    </message>
    <message>
        <source>It matches: %1</source>
        <translation>匹配：%1</translation>
    </message>
    <message>
        <source>the model has no %1, but %2</source>
        <translation>模型中没有 %1，但有 %2</translation>
    </message>
    <message>
        <source>The model has no %1, but %2.</source>
        <translation>模型中没有 %1，但有 %2。</translation>
    </message>
    <message>
        <source>Nothing matches. The model has no %1, but %2.</source>
        <translation>没有匹配。模型中没有 %1，但有 %2。</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <translation>%1，但有 %2</translation>
    </message>
    <message>
        <source>A pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>A rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>An entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>a heuristic</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>conv</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>creation</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>逐元素</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>indexing</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>logical</source>
        <translation>逻辑</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>quantization</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>sorting</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>structural</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 byte</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 argument</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>%1 arguments</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>%1 tensor</source>
        <translation>%1 个张量</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>%1 个张量</translation>
    </message>
    <message>
        <source>%1 rewrite</source>
        <translation>%1 次重写</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>%1 次重写</translation>
    </message>
    <message>
        <source>%1 stage</source>
        <translation>%1 个阶段</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>%1 个阶段</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备空间不足</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入输出错误</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>int</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>size</translation>
    </message>
    <message>
        <source>a float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>a type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>an operand</source>
        <translation>操作数</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second = %4 s</source>
        <translation>%2 下 %1 次运算 / 每秒 %3 = %4 s</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second</source>
        <translation>%2 下 %1 次运算 / 每秒 %3</translation>
    </message>
    <message>
        <source>no public peak counts for the section&apos;s element type</source>
        <translation>该分段的元素类型没有公开的峰值</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second = %3 s</source>
        <translation>%1 字节 / 每秒 %2 = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second</source>
        <translation>%1 字节 / 每秒 %2</translation>
    </message>
    <message>
        <source>%1, together %2 = %3 s</source>
        <translation>%1，合计 %2 = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes, of %2 there and a share of %3 that the heuristic plans with</source>
        <translation>%1 字节，共有 %2，启发式按其中的 %3 规划</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>搬运</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>每个分段的额外开销</translation>
    </message>
    <message>
        <source>the longer of both, and the overhead</source>
        <translation>两者中较长者加额外开销</translation>
    </message>
    <message>
        <source>identical sections</source>
        <translation>相同的分段</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>alive at once inside, in a greedy order</source>
        <translation>内部同时存活，按贪心顺序</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>所需</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <translation>%1 的峰值</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>额外开销</translation>
    </message>
    <message>
        <source>memory units</source>
        <translation>存储单元</translation>
    </message>
    <message>
        <source>memory of each</source>
        <translation>每个单元的内存</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>未公开</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>部分读取</translation>
    </message>
    <message>
        <source>written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>%1, weight</source>
        <translation>%1，权重</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Let %1 be %2 instead</source>
        <translation>改让 %1 为 %2</translation>
    </message>
    <message>
        <source>Let %1 have the shape %2 too</source>
        <translation>也允许 %1 具有形状 %2</translation>
    </message>
    <message>
        <source>Write %1 as %2</source>
        <translation>将 %1 写作 %2</translation>
    </message>
    <message>
        <source>TVM fuses everything that a pattern calls.</source>
        <translation>TVM 融合模式调用的一切。</translation>
    </message>
    <message>
        <source>A pattern of TVM takes as many operators as it writes.</source>
        <translation>TVM 的模式写了多少算子就取多少算子。</translation>
    </message>
    <message>
        <source>Operands of a pattern are arguments of a call. Edit its text.</source>
        <translation>模式的操作数是调用的参数。请编辑其文本。</translation>
    </message>
    <message>
        <source>torch matches every call of a pattern. Write a second pair without this one.</source>
        <translation>torch 匹配模式的每个调用。请另写一对不含此调用的模式。</translation>
    </message>
    <message>
        <source>torch replaces every call of a pattern.</source>
        <translation>torch 替换模式的每个调用。</translation>
    </message>
    <message>
        <source>torch names calls by itself. Only parameters can be renamed.</source>
        <translation>torch 自行为调用命名。只有参数可以重命名。</translation>
    </message>
    <message>
        <source>Only a call of an operator can be edited so.</source>
        <translation>只有算子的调用可以这样编辑。</translation>
    </message>
    <message>
        <source>Only an annotation has a name that can be changed.</source>
        <translation>只有注解的名称可以更改。</translation>
    </message>
    <message>
        <source>An alternative is a second pair, and `get_patterns` lists none here.</source>
        <translation>备选是第二对模式，而此处 `get_patterns` 没有列出任何一对。</translation>
    </message>
    <message>
        <source>A pattern function records as many calls as it makes.</source>
        <translation>模式函数进行多少次调用就记录多少次。</translation>
    </message>
    <message>
        <source>Let `%1` hold for `%2` too</source>
        <translation>让 `%1` 对 `%2` 也成立</translation>
    </message>
    <message>
        <source>Do not ask for `%1`</source>
        <translation>不再要求 `%1`</translation>
    </message>
    <message>
        <source>QNN has no optional operators: write a second rule.</source>
        <translation>QNN 没有可选算子：请再写一条规则。</translation>
    </message>
    <message>
        <source>QNN replaces the root of its pattern and keeps what others use.</source>
        <translation>QNN 替换模式的根，并保留其他地方使用的内容。</translation>
    </message>
    <message>
        <source>QNN has no repeated operators: write a rule for each length.</source>
        <translation>QNN 没有重复算子：请为每种长度各写一条规则。</translation>
    </message>
    <message>
        <source>QNN has no alternatives: name several operators, and each gets a rule.</source>
        <translation>QNN 没有备选：列出多个算子，每个算子各得一条规则。</translation>
    </message>
    <message>
        <source>`%1` is in the stage %2 and `%3` in %4, which run one after the other. Change the stage of one of them.</source>
        <translation>`%1` 在阶段 %2，`%3` 在 %4，两者依次运行。请更改其中一条的阶段。</translation>
    </message>
    <message>
        <source>`%1` and `%2` come from one place in the text, so they stay together.</source>
        <translation>`%1` 和 `%2` 来自文本的同一处，因此保持在一起。</translation>
    </message>
    <message>
        <source>The text of `%1` cannot be moved.</source>
        <translation>`%1` 的文本无法移动。</translation>
    </message>
    <message>
        <source>Moved, the rules would say something else: the text between them counts, or the file has errors.</source>
        <translation>移动后规则的含义会改变：它们之间的文本有作用，或文件有错误。</translation>
    </message>
    <message>
        <source>Rules of different files are tried one file after the other.</source>
        <translation>不同文件的规则按文件依次尝试。</translation>
    </message>
    <message>
        <source>Rules that come with the program have no text.</source>
        <translation>程序自带的规则没有文本。</translation>
    </message>
    <message>
        <source>A priority that would have to change is shared by several rules.</source>
        <translation>需要更改的优先级由多条规则共用。</translation>
    </message>
    <message>
        <source>What one macro makes in several passes stays there.</source>
        <translation>一个宏在多个遍中生成的内容留在原处。</translation>
    </message>
    <message>
        <source>Only providers that are classes of this file move.</source>
        <translation>只有作为本文件中的类的提供者才能移动。</translation>
    </message>
    <message>
        <source>A loop, a helper function or another file lists some of these patterns, so their text alone does not say the order.</source>
        <translation>循环、辅助函数或其他文件列出了其中一些模式，因此仅凭文本无法确定顺序。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%</source>
        <translation>%1 × %2 像素，%3%</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%</source>
        <translation>%1 × %2 像素，不足 1%</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%, in %4 × %5 files</source>
        <translation>%1 × %2 像素，%3%，分为 %4 × %5 个文件</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%, in %3 × %4 files</source>
        <translation>%1 × %2 像素，不足 1%，分为 %3 × %4 个文件</translation>
    </message>
    <message>
        <source>A new rule with places to fill in.</source>
        <translation>一条新规则，带有待填写之处。</translation>
    </message>
    <message>
        <source>%1 call of `interpolate`</source>
        <translation>%1 次 `interpolate` 调用</translation>
    </message>
    <message>
        <source>%1 calls of `interpolate`</source>
        <translation>%1 次 `interpolate` 调用</translation>
    </message>
    <message>
        <source>%1 adaptive average pool</source>
        <translation>%1 个自适应平均池化</translation>
    </message>
    <message>
        <source>%1 adaptive average pools</source>
        <translation>%1 个自适应平均池化</translation>
    </message>
    <message>
        <source>%1 slice</source>
        <translation>%1 个切片</translation>
    </message>
    <message>
        <source>%1 slices</source>
        <translation>%1 个切片</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>The file does not have the weights of the modules that it calls, such as &quot;%1&quot;, so what they cost is not known. Export the model again.</source>
        <translation>文件中没有其所调用模块（如“%1”）的权重，因此其开销未知。请重新导出模型。</translation>
    </message>
    <message>
        <source>Remove the heuristic</source>
        <translation>删除启发式</translation>
    </message>
    <message>
        <source>no parameter</source>
        <translation>没有参数</translation>
    </message>
    <message>
        <source>a parameter as operand %1</source>
        <translation>参数作为操作数 %1</translation>
    </message>
    <message>
        <source>parameters as operands 1 and 2</source>
        <translation>参数作为操作数 1 和 2</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for the operator of that name</source>
        <translation>创建条目 `%1`，用于同名算子</translation>
    </message>
    <message>
        <source>A new entry, for what is connected here.</source>
        <translation>新条目，用于连接到此处的算子。</translation>
    </message>
    <message>
        <source>%1 is opaque as long as its extents have no number, so it is not fused.</source>
        <translation>%1 在其维度没有数值时是不透明算子，因此不融合。</translation>
    </message>
    <message>
        <source>They are called %1.</source>
        <translation>它们名为 %1。</translation>
    </message>
    <message>
        <source>%1, from extents</source>
        <translation>%1，由维度得出</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does at least 50% of the operations, whatever %1 may be; it dominates.</source>
        <translation>无论 %1 取何值，最大的矩阵乘法都至少占运算量的 50%，占主导。</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do at least 50% of the operations, whatever %2 may be; they dominate.</source>
        <translation>无论 %2 取何值，从同一输入分出的最大 %1 个矩阵乘法都至少占运算量的 50%，占主导。</translation>
    </message>
    <message>
        <source>No matrix multiplication does 50% of the operations, whatever %1 may be; at least 50% is required.</source>
        <translation>无论 %1 取何值，都没有矩阵乘法占运算量的 50%；至少需要 50%。</translation>
    </message>
    <message>
        <source>Whether a matrix multiplication does 50% of the operations depends on %1.</source>
        <translation>是否有矩阵乘法占运算量的 50% 取决于 %1。</translation>
    </message>
    <message>
        <source>%1 makes no sections: in this model it matches at %2, but a path leaves what it takes and re-enters. Let it take the operators on that path too.</source>
        <translation>%1 未生成分段：它在此模型的 %2 匹配，但有路径离开其所取的算子后又重新进入。请让它也取该路径上的算子。</translation>
    </message>
    <message>
        <source>Take %1 on the path from %2 to %3 too</source>
        <translation>也取从 %2 到 %3 路径上的 %1</translation>
    </message>
    <message>
        <source>The operator is not in the catalogue.</source>
        <translation>该算子不在目录中。</translation>
    </message>
    <message>
        <source>The catalogue has no formula for it.</source>
        <translation>目录中没有它的公式。</translation>
    </message>
    <message>
        <source>Its body is not in the file.</source>
        <translation>文件中没有它的主体。</translation>
    </message>
    <message>
        <source>An extent has no number yet.</source>
        <translation>有一个维度还没有数值。</translation>
    </message>
    <message>
        <source>The data decides how many there are.</source>
        <translation>其数量由数据决定。</translation>
    </message>
    <message>
        <source>A shape, or what an operand stands for, is not known.</source>
        <translation>某个形状或某个操作数的含义未知。</translation>
    </message>
    <message>
        <source>Two operators in a row.</source>
        <translation>两个相连的算子。</translation>
    </message>
    <message>
        <source>This is a model (%1). Rules are expected here; name a file of rules.</source>
        <translation>这是模型（%1）。此处需要规则；请指定规则文件。</translation>
    </message>
    <message>
        <source>These are rules (%1). A model is expected here; name a model file.</source>
        <translation>这是规则（%1）。此处需要模型；请指定模型文件。</translation>
    </message>
    <message>
        <source>Let entry %1 be operator %2 too</source>
        <translation>让条目 %1 也可以是算子 %2</translation>
    </message>
    <message>
        <source>Keep only the attributes that %1 has</source>
        <translation>只保留 %1 具有的属性</translation>
    </message>
    <message>
        <source>Allow any shape for %1</source>
        <translation>允许 %1 为任意形状</translation>
    </message>
    <message>
        <source>Allow any element type for %1</source>
        <translation>允许 %1 为任意元素类型</translation>
    </message>
    <message>
        <source>Allow any type for %1</source>
        <translation>允许 %1 为任意类型</translation>
    </message>
    <message>
        <source>Allow any attributes for %1</source>
        <translation>允许 %1 有任意属性</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Llama-2-7B</source>
        <translation>Llama-2-7B</translation>
    </message>
    <message>
        <source>1,641 operators, 32 identical decoder layers of 51 operators, real shapes; its rules cover every layer</source>
        <translation>1,641 个算子，32 个相同的解码器层（每层 51 个），真实形状；规则覆盖每一层</translation>
    </message>
    <message>
        <source>QNN rules: detector, fused</source>
        <translation>QNN 规则：检测器，融合</translation>
    </message>
    <message>
        <source>A detector of 95 operators in 8 bits; its rules change the graph, pass by pass, for Qualcomm&apos;s HTP</source>
        <translation>8 位、95 个算子的检测器；规则针对 Qualcomm 的 HTP 逐遍修改计算图</translation>
    </message>
    <message>
        <source>QNN rules: upscaler, in tiles</source>
        <translation>QNN 规则：超分辨率，分块</translation>
    </message>
    <message>
        <source>23 operators on large pictures; its rules cut what is too large into rows and channels</source>
        <translation>处理大图像的 23 个算子；规则把过大的部分按行和通道切分</translation>
    </message>
    <message>
        <source>QNN rules: speech, in 16 bits</source>
        <translation>QNN 规则：语音，16 位</translation>
    </message>
    <message>
        <source>Keyword spotting, 59 float operators; its rules compute products in 16 bits and remove redundant casts</source>
        <translation>关键词检测，59 个浮点算子；规则以 16 位计算乘积，并去掉多余的转换</translation>
    </message>
    <message>
        <source>Tenstorrent: Llama, two layers</source>
        <translation>Tenstorrent：Llama，两层</translation>
    </message>
    <message>
        <source>127 operators as TT-XLA captures them; providers fuse norms, attention and SwiGLU, composites wrap them</source>
        <translation>TT-XLA 捕获的 127 个算子；提供者融合归一化、注意力和 SwiGLU，复合算子将其包裹</translation>
    </message>
    <message>
        <source>TVM: vision with attention</source>
        <translation>TVM：带注意力的视觉模型</translation>
    </message>
    <message>
        <source>126 operators in a Relax module; patterns of a backend take 75, their checks refuse what is not aligned</source>
        <translation>Relax 模块中的 126 个算子；后端的模式接收 75 个，其检查拒绝未对齐的部分</translation>
    </message>
    <message>
        <source>Mixtral (mixture of experts)</source>
        <translation>Mixtral（混合专家）</translation>
    </message>
    <message>
        <source>560 operators, 4 layers with grouped-query attention and 8 SwiGLU experts each, top 2 by scatter</source>
        <translation>560 个算子，4 层，每层含分组查询注意力和 8 个 SwiGLU 专家，用 scatter 选出前 2 个</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>413 operators, 12 layers; LayerNormalization whole, tanh GELU in parts, q/k/v from one Split</source>
        <translation>413 个算子，12 层；LayerNormalization 为整体，tanh GELU 已拆分，q/k/v 来自一个 Split</translation>
    </message>
    <message>
        <source>BERT base</source>
        <translation>BERT base</translation>
    </message>
    <message>
        <source>421 operators, 12 encoder layers; LayerNormalization whole, erf GELU in parts, biases as Add</source>
        <translation>421 个算子，12 个编码器层；LayerNormalization 为整体，erf GELU 已拆分，偏置为 Add</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>175 operators: 53 Conv, each with its BatchNormalization, 49 Relu, 16 residual Add</source>
        <translation>175 个算子：53 个 Conv（各带 BatchNormalization）、49 个 Relu、16 个残差 Add</translation>
    </message>
    <message>
        <source>Stable Diffusion U-Net</source>
        <translation>Stable Diffusion U-Net</translation>
    </message>
    <message>
        <source>1,920 operators: 98 Conv, 32 attentions (self and cross), SiLU and norms in parts, skip Concat</source>
        <translation>1,920 个算子：98 个 Conv、32 个注意力（自注意力和交叉注意力）、拆分的 SiLU 和归一化、跳跃连接 Concat</translation>
    </message>
</context>
<context>
    <name>fusewright::AboutDialog</name>
    <message>
        <source>About Fusewright</source>
        <translation>关于 Fusewright</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.

Fusewright is free software under the Apache License 2.0. It is built with Qt %1 (LGPL 3).</source>
        <translation>编写算子融合规则，查看它们在模型图中匹配了什么。

Fusewright 是采用 Apache License 2.0 许可证的自由软件，基于 Qt %1 (LGPL 3) 构建。</translation>
    </message>
</context>
<context>
    <name>fusewright::AccountDialog</name>
    <message numerus="yes">
        <source>%Ln more; Copy gives all of them</source>
        <translation>
            <numerusform>另有 %Ln 项；用“复制”可得全部</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost breakdown of a section</source>
        <translation>分段的明细</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>全部作为文本</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>How the costs add up</source>
        <translation>开销的由来</translation>
    </message>
    <message>
        <source>Section %1: %2. Every number with the formula and the source that it comes from; a click on an operator shows it in the graph.</source>
        <translation>分段 %1：%2。每个数都带有其公式和来源；单击算子可在图中显示它。</translation>
    </message>
    <message>
        <source>Time at least on %1</source>
        <translation>在 %1 上的最短时间</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>片上</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算量</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>关于所选行</translation>
    </message>
    <message>
        <source>Choose a row to read all of it.</source>
        <translation>选择一行以阅读全文。</translation>
    </message>
    <message>
        <source>Bytes moved, each value once</source>
        <translation>搬运的字节数，每个值计一次</translation>
    </message>
</context>
<context>
    <name>fusewright::BindingModel</name>
    <message>
        <source>absent</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Bound to</source>
        <translation>绑定到</translation>
    </message>
</context>
<context>
    <name>fusewright::BreadcrumbBar</name>
    <message>
        <source>Path to the current graph</source>
        <translation>当前图的路径</translation>
    </message>
    <message>
        <source>Main graph</source>
        <translation>主图</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s) in this file</source>
        <translation>
            <numerusform>此文件中的 %Ln 个函数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::BytesChart</name>
    <message>
        <source>Boundary bytes</source>
        <translation>边界字节数</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasMenu</name>
    <message>
        <source>&amp;Copy name</source>
        <translation>复制名称(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy %1 names</source>
        <translation>复制 %1 个名称(&amp;C)</translation>
    </message>
    <message>
        <source>Show in the &amp;list</source>
        <translation>在列表中显示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to its producer</source>
        <translation>转到产生它的算子(&amp;G)</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>进入 %1</translation>
    </message>
    <message>
        <source>&amp;Open %1</source>
        <translation>展开 %1(&amp;O)</translation>
    </message>
    <message>
        <source>Cl&amp;ose %1</source>
        <translation>折叠 %1(&amp;O)</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>&amp;Go to the rule %1</source>
        <translation>转到规则 %1(&amp;G)</translation>
    </message>
    <message>
        <source>Select the &amp;section</source>
        <translation>选择分段(&amp;S)</translation>
    </message>
    <message>
        <source>Select &amp;all %1</source>
        <translation>选择所有 %1(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;through %1 here</source>
        <translation>在此处单步执行 %1(&amp;T)</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasPage</name>
    <message>
        <source>Drawing the graph…</source>
        <translation>正在绘制图…</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Drop a model here, or open one with Ctrl+O, to see what the rules match in it.</source>
        <translation>将模型拖放到此处，或按 Ctrl+O 打开，即可查看规则匹配了什么。</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>无算子</translation>
    </message>
    <message>
        <source>This graph is empty.</source>
        <translation>此图为空。</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1（反向）</translation>
    </message>
    <message>
        <source>Nothing repeats in this picture</source>
        <translation>此图中没有重复</translation>
    </message>
    <message>
        <source>This model has no modules</source>
        <translation>此模型没有模块</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeLegend</name>
    <message>
        <source>several become one</source>
        <translation>多个变为一个</translation>
    </message>
    <message>
        <source>one becomes several</source>
        <translation>一个变为多个</translation>
    </message>
    <message>
        <source>partly overlap</source>
        <translation>部分重叠</translation>
    </message>
    <message>
        <source>same on both sides</source>
        <translation>两侧相同</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeModel</name>
    <message numerus="yes">
        <source>%1, %n variant(s)</source>
        <translation>
            <numerusform>%1，%n 种变体</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Rules or operators</source>
        <translation>规则或算子</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>How sections change, most operators moved first</source>
        <translation>分段的变化，按移动的算子数从多到少</translation>
    </message>
    <message>
        <source>The rules that made the sections, or the operators in them</source>
        <translation>生成分段的规则，或分段中的算子</translation>
    </message>
    <message>
        <source>Number of similar changes</source>
        <translation>类似变化的数量</translation>
    </message>
    <message>
        <source>Operators per change</source>
        <translation>每个变化涉及的算子数</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangedFileDialog</name>
    <message numerus="yes">
        <source>… %Ln identical lines</source>
        <translation>
            <numerusform>… %Ln 行相同</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>不同的行</translation>
    </message>
    <message>
        <source>%1 changed on disk</source>
        <translation>%1 在磁盘上已更改</translation>
    </message>
    <message>
        <source>Another program changed this file after you opened it. Saving now would overwrite its changes.</source>
        <translation>打开此文件后，另一个程序更改了它。现在保存会覆盖那些更改。</translation>
    </message>
    <message>
        <source>− only in the file   + only here</source>
        <translation>− 仅在文件中   + 仅在此处</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>替换文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Use the file&apos;s text</source>
        <translation>使用文件中的文本(&amp;U)</translation>
    </message>
</context>
<context>
    <name>fusewright::CommandActions</name>
    <message>
        <source>%1 (%2 in %3)</source>
        <extracomment>What a button does, its keys, where these work: Fit the graph (F in the graph)</extracomment>
        <translation>%1（在%3中按 %2）</translation>
    </message>
</context>
<context>
    <name>fusewright::CommandPalette</name>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>未找到。</translation>
    </message>
    <message>
        <source>@ for rules, # for operators</source>
        <translation>@ 查找规则，# 查找算子</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareDialog</name>
    <message>
        <source>Compare rules files</source>
        <translation>比较规则文件</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>with</source>
        <translation>与</translation>
    </message>
    <message>
        <source>Rules of both files</source>
        <translation>两个文件的规则</translation>
    </message>
    <message numerus="yes">
        <source>Both match the same operators at %Ln place(s).</source>
        <translation>
            <numerusform>两者在 %Ln 处匹配相同的算子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 matches at %2, only %3 at %4. Choose a rule to see those places.</source>
        <translation>只有 %1 匹配 %2 处，只有 %3 匹配 %4 处。选择一条规则可查看这些位置。</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareHead</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>One picture, with a strip for each side</source>
        <translation>一个视图，每个比较对象一条色条</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>两个视图</translation>
    </message>
    <message>
        <source>Three pictures</source>
        <translation>三个视图</translation>
    </message>
    <message>
        <source>Fold repeats</source>
        <translation>折叠重复</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePage</name>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>Open a model to see its sections in o0, o1 and o3 side by side, and what differs.</source>
        <translation>打开模型，并排查看它在 o0、o1 和 o3 中的分段及差异。</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>与其他规则比较</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePane</name>
    <message>
        <source>What this side shows</source>
        <translation>此视图显示的内容</translation>
    </message>
    <message>
        <source>o0 · every operator alone</source>
        <translation>o0 · 每个算子单独运行</translation>
    </message>
    <message>
        <source>o1 · by rules</source>
        <translation>o1 · 按规则融合</translation>
    </message>
    <message>
        <source>o3 · automatic</source>
        <translation>o3 · 自动融合</translation>
    </message>
    <message>
        <source>o1 · before the last edit</source>
        <translation>o1 · 上次编辑前</translation>
    </message>
    <message>
        <source>No edits yet</source>
        <translation>尚未编辑</translation>
    </message>
    <message>
        <source>o1 · by %1</source>
        <translation>o1 · 按 %1 融合</translation>
    </message>
    <message>
        <source>Another rules file…</source>
        <translation>其他规则文件…</translation>
    </message>
    <message>
        <source>Strips, from the left: %1. Backgrounds and colours: %2 against %3.</source>
        <translation>色条（从左起）：%1。背景和颜色：%2 与 %3 比较。</translation>
    </message>
    <message>
        <source>%1 cannot be read; showing o1</source>
        <translation>无法读取 %1，当前显示 o1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 个分段</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · against %2</source>
        <translation>%1 · 与 %2 比较</translation>
    </message>
    <message>
        <source>o1+o3 · rules, then automatic</source>
        <translation>o1+o3 · 规则，然后自动</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparisonModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>仅此处</translation>
    </message>
    <message>
        <source>In the other file</source>
        <translation>在另一个文件中</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionList</name>
    <message>
        <source>%1, %2 in the model</source>
        <translation>%1，模型中有 %2 个</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>补全建议</translation>
    </message>
</context>
<context>
    <name>fusewright::ConditionModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Places where the pattern matches and the condition is true</source>
        <translation>模式匹配且条件成立的位置</translation>
    </message>
</context>
<context>
    <name>fusewright::CostLinks</name>
    <message>
        <source>Costs</source>
        <translation>开销</translation>
    </message>
</context>
<context>
    <name>fusewright::CostModel</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Click to see the largest section</source>
        <translation>单击以查看最大的分段</translation>
    </message>
    <message>
        <source>How the graph is cut into sections</source>
        <translation>将图划分为分段的方式</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Number of sections</source>
        <translation>分段数</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Number of distinct sections; each is compiled once</source>
        <translation>不同分段的数量，每个只编译一次</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Operators in the largest section</source>
        <translation>最大分段的算子数</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>已覆盖</translation>
    </message>
    <message>
        <source>Operators fused by a rule or, in o3, automatically</source>
        <translation>由规则融合的算子；在 o3 中为自动融合的算子</translation>
    </message>
    <message>
        <source>GEMMs each</source>
        <translation>平均 GEMM 数</translation>
    </message>
    <message>
        <source>Average matrix multiplications per section</source>
        <translation>每个分段的平均矩阵乘法数</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>Bytes that cross section boundaries</source>
        <translation>跨越分段边界的字节数</translation>
    </message>
    <message>
        <source>Vs. o0</source>
        <translation>相对 o0</translation>
    </message>
    <message>
        <source>Boundary bytes relative to o0 (no fusion)</source>
        <translation>边界字节数与 o0（无融合）之比</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>划分方式</translation>
    </message>
    <message>
        <source>Time that all sections take at least on %1, one after another</source>
        <translation>所有分段在 %1 上依次运行至少需要的时间</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Time at least, relative to o0 (no fusion)</source>
        <translation>至少所需时间与 o0（无融合）之比</translation>
    </message>
    <message>
        <source>Time vs. o0</source>
        <translation>时间相对 o0</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Unknown, as the size of %1 is: %2</source>
        <translation>未知，因为 %1 的大小未知：%2</translation>
    </message>
</context>
<context>
    <name>fusewright::CostTable</name>
    <message>
        <source>Costs</source>
        <translation>开销</translation>
    </message>
</context>
<context>
    <name>fusewright::CostsPanel</name>
    <message>
        <source>Costs on a machine</source>
        <translation>在机器上的开销</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>batch=8, seq=128</source>
        <translation>batch=8, seq=128</translation>
    </message>
    <message>
        <source>Numbers for symbolic extents</source>
        <translation>符号维度的数值</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>峰值占比</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>每字节</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>片上</translation>
    </message>
    <message>
        <source>Sections and figures of the machine</source>
        <translation>分段和机器数据</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>关于所选行</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Numbers for extents of the model: %1</source>
        <translation>模型维度的数值：%1</translation>
    </message>
    <message>
        <source>No machine</source>
        <translation>无机器</translation>
    </message>
    <message>
        <source>Choose a machine above to see what the sections cost on it at least, what they wait for, and whether they fit on the chip.</source>
        <translation>在上方选择一台机器，即可看到各分段在其上至少耗时多少、受什么限制、能否放进芯片。</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Open a model to see what its sections cost.</source>
        <translation>打开一个模型，查看其分段的开销。</translation>
    </message>
    <message>
        <source>No extent of the model is called &quot;%1&quot;. There are: %2.</source>
        <translation>模型中没有名为 &quot;%1&quot; 的维度。现有：%2。</translation>
    </message>
    <message>
        <source>Write numbers from 1 to 1,000,000,000, as in &quot;batch=8, seq=128&quot;.</source>
        <translation>请输入 1 到 1,000,000,000 之间的数，如 &quot;batch=8, seq=128&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>&quot;%1&quot; 出现了两次。</translation>
    </message>
    <message>
        <source>Breakdown…</source>
        <translation>明细…</translation>
    </message>
    <message>
        <source>Every operator, value and figure that the numbers come from, with its source (Enter)</source>
        <translation>得出这些数的每个算子、值和机器数据及其来源 (Enter)</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例如 %1</translation>
    </message>
</context>
<context>
    <name>fusewright::CountBadges</name>
    <message>
        <source>Makes %1 sections. On its own, matches at %2 of %3 places.</source>
        <translation>生成 %1 个分段。单独来看，%3 处中有 %2 处匹配。</translation>
    </message>
    <message>
        <source>From the last valid version.</source>
        <translation>来自上一个有效版本。</translation>
    </message>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>%2 处中有 %1 处匹配到算子</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Met: expected %1, found %2</source>
        <translation>满足：预期为 %1，实际为 %2</translation>
    </message>
    <message>
        <source>Not met: expected %1, found %2</source>
        <translation>不满足：预期为 %1，实际为 %2</translation>
    </message>
    <message>
        <source>%1 found, %2 not used outside, %3 without a cycle, %4 not overlapping, %5 accepted.</source>
        <translation>找到 %1 处，%2 处未在外部使用，%3 处无环，%4 处不重叠，%5 处被接受。</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>停止：%1</translation>
    </message>
    <message>
        <source>Rewrites %1 of %2 matches.</source>
        <translation>重写 %2 处匹配中的 %1 处。</translation>
    </message>
</context>
<context>
    <name>fusewright::DiffPanel</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Show or hide these changes</source>
        <translation>显示或隐藏这类变化</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>Open a model, and choose two sides that differ.</source>
        <translation>请打开模型，并选择两个不同的比较对象。</translation>
    </message>
    <message>
        <source>No changes of these kinds</source>
        <translation>没有这些类型的变化</translation>
    </message>
    <message>
        <source>Other kinds of changes are hidden above.</source>
        <translation>其他类型的变化已在上方隐藏。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 (%2; %3 within this kind)</source>
        <extracomment>Next kind of change (F6; Ctrl+F6 for the next of this kind)</extracomment>
        <translation>%1（%2；同类中为 %3）</translation>
    </message>
    <message>
        <source>Previous kind of change</source>
        <translation>上一类变化</translation>
    </message>
    <message>
        <source>Next kind of change</source>
        <translation>下一类变化</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftPage</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (not met)</source>
        <translation>%1（不满足）</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln operator(s) that connect them</source>
        <translation>
            <numerusform>添加连接它们的 %Ln 个算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %Ln missing operator(s)</source>
        <translation>
            <numerusform>添加缺少的 %Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect them as context</source>
        <translation>作为上下文连接它们</translation>
    </message>
    <message>
        <source>Insert the rule</source>
        <translation>插入规则</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>The rule as text</source>
        <translation>规则的文本</translation>
    </message>
    <message>
        <source>Back to the suggestions</source>
        <translation>返回建议</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>新规则</translation>
    </message>
    <message>
        <source>Name of the rule</source>
        <translation>规则名称</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>Suggested value: above the rules it competes with</source>
        <translation>建议值：高于与其竞争的规则</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The operators between them must match but stay outside the section</source>
        <translation>它们之间的算子必须匹配，但不计入分段</translation>
    </message>
    <message>
        <source>Adds the rule at the end of the text; Undo reverts it</source>
        <translation>在文本末尾添加规则；可用“撤销”还原</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>规则的作用</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Rules run stage by stage, in this order</source>
        <translation>规则按此顺序逐阶段运行</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>新算子</translation>
    </message>
    <message>
        <source>Name of the new operator</source>
        <translation>新算子的名称</translation>
    </message>
    <message>
        <source>Suggested value: not above the rules it competes with</source>
        <translation>建议值：不高于与其竞争的规则</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftWords</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 个分段</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves %1; the bytes saved are unknown.</source>
        <translation>节省 %1；所节省的字节数未知。</translation>
    </message>
    <message>
        <source>Saves %1 and %2 across boundaries.</source>
        <translation>节省 %1，跨越边界的数据减少 %2。</translation>
    </message>
    <message>
        <source>No operators are selected.</source>
        <translation>未选择算子。</translation>
    </message>
    <message numerus="yes">
        <source>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</source>
        <translation>
            <numerusform>这些算子分成 %Ln 个互不相连的部分，但模式必须连通：每个算子都要向另一个算子提供值，或从另一个算子接收值。</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule with this name already exists.</source>
        <translation>已有同名规则。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2.</source>
        <translation>匹配 %1，生成 %2。</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Add context entries to tell them apart.</source>
        <translation>在此处，规则会占用图中靠前的其他算子。请添加上下文条目加以区分。</translation>
    </message>
    <message>
        <source>At another place the rule takes some of these operators first. Add context entries to tell the places apart.</source>
        <translation>规则在另一处先取用了其中部分算子。请添加上下文条目以区分这些位置。</translation>
    </message>
    <message>
        <source>The rule %1 takes some of the operators. Raise the priority to get them.</source>
        <translation>部分算子被规则 %1 占用。提高优先级即可取得。</translation>
    </message>
    <message>
        <source>Not convex: a path leaves the operators and re-enters them.</source>
        <translation>非凸：有路径离开这些算子后又重新进入。</translation>
    </message>
    <message>
        <source>A path leaves the operators and re-enters them through another section: a cycle.</source>
        <translation>有路径离开这些算子，又经由另一个分段重新进入：形成环。</translation>
    </message>
    <message>
        <source>The search at this place was abandoned: the pattern is too general.</source>
        <translation>已中止此处的搜索：模式过于宽泛。</translation>
    </message>
    <message>
        <source>%1 makes %2 instead of %3.</source>
        <translation>%1 生成 %2，而不是 %3 个。</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Select more operators to tell them apart.</source>
        <translation>在此处，规则会占用图中靠前的其他算子。请选择更多算子加以区分。</translation>
    </message>
    <message>
        <source>The rule %1 is tried first and takes some of the operators.</source>
        <translation>规则 %1 先被尝试，占用了部分算子。</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>此处的匹配被拒绝：%1。</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>此处的匹配是有条件的：%1。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2: of places that overlap, one counts.</source>
        <translation>匹配 %1，生成 %2：重叠的位置只算一个。</translation>
    </message>
</context>
<context>
    <name>fusewright::DropHint</name>
    <message>
        <source>Drop to open</source>
        <translation>松开以打开</translation>
    </message>
</context>
<context>
    <name>fusewright::EditorGutter</name>
    <message>
        <source>Line numbers, problems and counts</source>
        <translation>行号、问题和计数</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are folded</source>
        <translation>
            <numerusform>已折叠 %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::EditorTabs</name>
    <message>
        <source>New rules in a new tab</source>
        <translation>在新标签页中新建规则</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryForm</name>
    <message>
        <source>Part of the section</source>
        <translation>属于分段</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Also allow, from other repeats:</source>
        <translation>其他重复块中的以下算子也允许：</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Entry name</source>
        <translation>条目名称</translation>
    </message>
    <message>
        <source>Otherwise it is context: it must match, but stays outside the section, and another section may own it (included: false)</source>
        <translation>否则为上下文：必须匹配，但不计入分段，可以属于其他分段 (included: false)</translation>
    </message>
    <message>
        <source>Otherwise the rule also matches without it (required: false)</source>
        <translation>否则，没有它规则也匹配 (required: false)</translation>
    </message>
    <message>
        <source>The rule does not mention this operator</source>
        <translation>规则中不包含此算子</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryModel</name>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>optional context</source>
        <translation>可选上下文</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryNames</name>
    <message>
        <source>Enter a name</source>
        <translation>请输入名称</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>名称已被使用，或无法解析此文本</translation>
    </message>
    <message>
        <source>No name at the caret</source>
        <translation>光标处没有名称</translation>
    </message>
    <message>
        <source>Rename all uses</source>
        <translation>重命名所有使用处</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportLinks</name>
    <message>
        <source>%1, about %2</source>
        <translation>%1，约 %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>%1 × %2 units</source>
        <translation>%1 × %2 单位</translation>
    </message>
    <message>
        <source>Shown as on paper. In a browser, lists fold and pictures can be enlarged.</source>
        <translation>按纸面效果显示。在浏览器中，列表可折叠，图片可放大。</translation>
    </message>
    <message>
        <source>The rules are not saved; the report says so. </source>
        <translation>规则尚未保存；报告中会注明。 </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files are written.</source>
        <translation>
            <numerusform>已写入 %1 和另外 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Graph that Fusewright opens again</source>
        <translation>Fusewright 可重新打开的图</translation>
    </message>
    <message>
        <source>a graph file ends in .json, .me.json or .dot</source>
        <translation>图文件以 .json、.me.json 或 .dot 结尾</translation>
    </message>
    <message>
        <source>No program could be started for %1.</source>
        <translation>无法启动打开 %1 的程序。</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportOptions</name>
    <message>
        <source>Parts</source>
        <translation>组成部分</translation>
    </message>
    <message>
        <source>Pictures of</source>
        <translation>图片对象</translation>
    </message>
    <message>
        <source>o0, without fusion</source>
        <translation>o0（无融合）</translation>
    </message>
    <message>
        <source>o1, by rules</source>
        <translation>o1（按规则融合）</translation>
    </message>
    <message>
        <source>o3, automatic</source>
        <translation>o3（自动融合）</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Reader&apos;s system theme</source>
        <translation>读者的系统主题</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>可见区域</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放比例</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>与屏幕相同</translation>
    </message>
    <message>
        <source>Sections of</source>
        <translation>分段对象</translation>
    </message>
    <message>
        <source>Sections only, without their operators</source>
        <translation>仅分段，不含算子</translation>
    </message>
    <message>
        <source>Formatted; comments stay</source>
        <translation>格式化；保留注释</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light, like paper</source>
        <translation>浅色，如纸张</translation>
    </message>
    <message>
        <source>Legend below the picture</source>
        <translation>在图片下方显示图例</translation>
    </message>
    <message>
        <source>Fit in one file</source>
        <translation>缩放到单个文件</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportPreview</name>
    <message>
        <source>Beginning of the file</source>
        <translation>文件开头</translation>
    </message>
    <message>
        <source>Pages of the file</source>
        <translation>文件的页面</translation>
    </message>
</context>
<context>
    <name>fusewright::FactsGrid</name>
    <message numerus="yes">
        <source>operators</source>
        <translation>
            <numerusform>算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <translation>
            <numerusform>边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inputs</source>
        <translation>
            <numerusform>输入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outputs</source>
        <translation>
            <numerusform>输出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parameters</source>
        <translation>
            <numerusform>参数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>modules</source>
        <translation>
            <numerusform>模块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nested</source>
        <translation>
            <numerusform>嵌套</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unknown</source>
        <translation>
            <numerusform>未知</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphs inside operators such as If and Loop</source>
        <translation>If、Loop 等算子内部的图</translation>
    </message>
    <message>
        <source>Operators that the catalogue does not know</source>
        <translation>目录中没有的算子</translation>
    </message>
    <message numerus="yes">
        <source>The file lists %n of them as inputs; their names and uses show that they are weights</source>
        <translation>
            <numerusform>文件将其中 %n 个列为输入；其名称和用途表明它们是权重</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FailurePage</name>
    <message>
        <source>Check whether the file was moved or renamed.</source>
        <translation>请检查文件是否已被移动或重命名。</translation>
    </message>
    <message>
        <source>This file could not be opened</source>
        <translation>无法打开此文件</translation>
    </message>
    <message>
        <source>Open another model…</source>
        <translation>打开其他模型…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>返回起始页</translation>
    </message>
    <message>
        <source>The file is not a model.</source>
        <translation>此文件不是模型。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>请检查文件的访问权限。</translation>
    </message>
    <message>
        <source>Files are recognized by their content, not their extension. Rules (YAML, C++ or Python) can be opened, too.</source>
        <translation>文件按内容而不是扩展名识别。也可以打开规则（YAML、C++ 或 Python）。</translation>
    </message>
</context>
<context>
    <name>fusewright::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Only in the selection</source>
        <translation>仅在所选内容中</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>上一个 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>下一个 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace and go to the next (Enter)</source>
        <translation>替换并转到下一个 (Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace all (Ctrl+Alt+Enter)</source>
        <translation>全部替换 (Ctrl+Alt+Enter)</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n 个结果</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FoldPage</name>
    <message>
        <source>Fold %1: %2 identical sections</source>
        <translation>折叠组 %1：%2 个相同分段</translation>
    </message>
    <message>
        <source>Show all their operators</source>
        <translation>显示其所有算子</translation>
    </message>
    <message>
        <source>Each section</source>
        <translation>每个分段</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Sections (%1)</source>
        <translation>分段 (%1)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelModel</name>
    <message>
        <source>%1 of %2 places</source>
        <translation>%2 处中的 %1 处</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>可接受的算子</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>all entries</source>
        <translation>全部条目</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>%1 的全部条目</translation>
    </message>
    <message>
        <source>became sections</source>
        <translation>成为分段</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelTable</name>
    <message>
        <source>How far the rule gets</source>
        <translation>规则匹配进度</translation>
    </message>
    <message>
        <source>Select a rule to see how far it gets</source>
        <translation>选择规则以查看其匹配进度</translation>
    </message>
    <message>
        <source>How far %1 gets</source>
        <translation>%1 的匹配进度</translation>
    </message>
</context>
<context>
    <name>fusewright::FusionPart</name>
    <message>
        <source>Section</source>
        <translation>分段</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %Ln operator(s)</source>
        <translation>
            <numerusform>%1（%Ln 个算子）</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule takes this operator: it runs alone.</source>
        <translation>没有规则占用此算子：它单独运行。</translation>
    </message>
    <message>
        <source> last valid version</source>
        <translation> 上一个有效版本</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>entries and operators</source>
        <translation>条目和算子</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>met</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>不满足</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMM</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算量</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>读取字节数</translation>
    </message>
    <message>
        <source>Bytes written</source>
        <translation>写入字节数</translation>
    </message>
    <message>
        <source>Bytes kept</source>
        <translation>保留字节数</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>每字节运算量</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>分段 %1</translation>
    </message>
    <message>
        <source>%1 identical sections</source>
        <translation>%1 个相同分段</translation>
    </message>
    <message>
        <source>Section in %1</source>
        <translation>%1 中的分段</translation>
    </message>
    <message>
        <source>Section by rules (o1)</source>
        <translation>按规则的分段 (o1)</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryDialog</name>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>Gallery of fusions</source>
        <translation>融合图库</translation>
    </message>
    <message>
        <source>Fusions</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>写法</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Rules to insert</source>
        <translation>要插入的规则</translation>
    </message>
    <message>
        <source>S&amp;pelling</source>
        <translation>写法(&amp;P)</translation>
    </message>
    <message>
        <source>Inserts into %1 (%2).</source>
        <translation>将插入 %1 (%2)。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No rules can be written in %1.</source>
        <translation>无法用 %1 编写规则。</translation>
    </message>
    <message>
        <source>Nothing can be added while %1 has errors. Fix them first.</source>
        <translation>%1 有错误时无法添加内容。请先修正错误。</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryModel</name>
    <message numerus="yes">
        <source>%Ln in this model</source>
        <translation>
            <numerusform>此模型中 %Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>fusewright::GeneralPage</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>&amp;Colour-blind palette</source>
        <translation>色盲友好配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: nothing slides or fades</source>
        <translation>减少动态效果：无滑动或淡入淡出(&amp;R)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>规则编辑器</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>系统语言</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>Scrolls; with Ctrl it zooms</source>
        <translation>滚动；按住 Ctrl 缩放</translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation>缩放；按住 Ctrl 滚动</translation>
    </message>
    <message>
        <source>&amp;Wheel:</source>
        <translation>滚轮(&amp;W)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Font size:</source>
        <translation>字体大小(&amp;F)：</translation>
    </message>
    <message>
        <source>Ta&amp;b width:</source>
        <translation>制表符宽度(&amp;B)：</translation>
    </message>
    <message>
        <source>Folders, separated by %1</source>
        <translation>文件夹，以 %1 分隔</translation>
    </message>
    <message>
        <source>Files that rules include are looked for beside them, then here.</source>
        <translation>规则所包含的文件先在规则旁边查找，然后在此处查找。</translation>
    </message>
    <message>
        <source>&amp;Include folders:</source>
        <translation>包含文件夹(&amp;I)：</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphCanvas</name>
    <message>
        <source>Graph, at %1 %2</source>
        <translation>图，当前位于 %1 %2</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Select an operator to see its details.</source>
        <translation>选择一个算子以查看详情。</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>输入 (%1)</translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
        <translation>来自外层图</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>输出 (%1)</translation>
    </message>
    <message>
        <source>produced by %1</source>
        <translation>由 %1 生成</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>嵌套图 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>关于文件</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphSearchBar</name>
    <message>
        <source>Search operators</source>
        <translation>搜索算子</translation>
    </message>
    <message>
        <source>Search: linear, op:softmax, 4096x11008 …</source>
        <translation>搜索：linear, op:softmax, 4096x11008 …</translation>
    </message>
    <message>
        <source>Previous operator (Shift+Enter)</source>
        <translation>上一个算子 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next operator (Enter)</source>
        <translation>下一个算子 (Enter)</translation>
    </message>
    <message>
        <source>Select all results (Alt+Enter)</source>
        <translation>选择所有结果 (Alt+Enter)</translation>
    </message>
    <message>
        <source>Search syntax (Down)</source>
        <translation>搜索语法 (↓)</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>关闭搜索 (Esc)</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>转到错误</translation>
    </message>
    <message>
        <source>Go to the error in the query</source>
        <translation>转到查询中的错误</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>找到 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>List the results (Alt+Down)</source>
        <translation>列出结果 (Alt+↓)</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpView</name>
    <message>
        <source>Help page</source>
        <translation>帮助页面</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpWindow</name>
    <message>
        <source>Search in this page</source>
        <translation>在此页面中搜索</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>上一个结果</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>下一个结果</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>此页面中未找到</translation>
    </message>
    <message>
        <source>These pages are in English.</source>
        <translation>帮助页面为英文。</translation>
    </message>
</context>
<context>
    <name>fusewright::HitList</name>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
</context>
<context>
    <name>fusewright::HoverTips</name>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>%2 处中有 %1 处匹配到算子</translation>
    </message>
    <message>
        <source>unknown, %1</source>
        <translation>未知，%1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>在 %1 处</translation>
    </message>
</context>
<context>
    <name>fusewright::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>复制页面</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 返回</translation>
    </message>
</context>
<context>
    <name>fusewright::KeyEdit</name>
    <message>
        <source>Press new keys</source>
        <translation>请按下新的快捷键</translation>
    </message>
</context>
<context>
    <name>fusewright::LanguageChoice</name>
    <message>
        <source>Write the rules for</source>
        <translation>规则的语言</translation>
    </message>
</context>
<context>
    <name>fusewright::LayoutSwitch</name>
    <message>
        <source>Channels last (NHWC), as QNN has them</source>
        <translation>通道在最后 (NHWC)，与 QNN 一致</translation>
    </message>
    <message>
        <source>As the model has them</source>
        <translation>与模型一致</translation>
    </message>
    <message>
        <source>layout: NHWC</source>
        <translation>布局：NHWC</translation>
    </message>
    <message>
        <source>layout: as in the model</source>
        <translation>布局：与模型一致</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. The model has them so.</source>
        <translation>规则看到的图像通道在最后一维。模型本身就是如此。</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. Click to choose.</source>
        <translation>规则看到的图像通道在最后一维。单击以选择。</translation>
    </message>
    <message>
        <source>Rules see images as the model has them. Click to choose.</source>
        <translation>规则看到的图像与模型一致。单击以选择。</translation>
    </message>
    <message>
        <source>This model has no images whose channels are second. Click to choose.</source>
        <translation>此模型没有通道在第二维的图像。单击以选择。</translation>
    </message>
    <message>
        <source>Order of axes that rules see: %1</source>
        <translation>规则看到的轴顺序：%1</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendDelegate</name>
    <message>
        <source>Last valid version</source>
        <translation>上一个有效版本</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendModel</name>
    <message>
        <source>Other modules</source>
        <translation>其他模块</translation>
    </message>
    <message>
        <source>No rule</source>
        <translation>无规则</translation>
    </message>
    <message>
        <source>No heuristic</source>
        <translation>无启发式</translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation>不在目录中</translation>
    </message>
    <message>
        <source>No module</source>
        <translation>无模块</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>未融合</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>无算子</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 个分段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule has errors. Showing its last valid version.</source>
        <translation>规则有错误。显示的是上一个有效版本。</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Unknown size</source>
        <translation>大小未知</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1（反向）</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation>着色依据(&amp;B)</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Identical sections share a colour</source>
        <translation>相同分段使用同一颜色</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show all classes</source>
        <translation>显示所有分类</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden</source>
        <translation>
            <numerusform>已隐藏 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to see what its colours mean.</source>
        <translation>打开模型以查看颜色的含义。</translation>
    </message>
    <message>
        <source>No rule names a heuristic.</source>
        <translation>没有规则指定启发式。</translation>
    </message>
    <message>
        <source>The model does not say which modules its operators come from.</source>
        <translation>模型未说明其算子来自哪些模块。</translation>
    </message>
    <message>
        <source>None of these operators is in the catalogue.</source>
        <translation>目录中没有这些算子。</translation>
    </message>
    <message>
        <source>No operators are fused.</source>
        <translation>没有融合的算子。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>Bytes that cross the boundary of an operator&apos;s section</source>
        <translation>跨越算子所在分段边界的字节数</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Choose a machine in Costs to see what sections wait for on it.</source>
        <translation>在“开销”中选择一台机器，查看分段受什么限制。</translation>
    </message>
    <message>
        <source>No rule fuses anything here. Write one, choose o1, or colour by something else.</source>
        <translation>此处没有规则进行融合。请编写规则、选择 o1，或改用其他着色依据。</translation>
    </message>
    <message>
        <source>No section has a known size. Where extents have names, Costs gives them numbers.</source>
        <translation>没有大小已知的分段。维度带名称时，可在“开销”中赋予数值。</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendView</name>
    <message>
        <source>Classes of operators</source>
        <translation>算子分类</translation>
    </message>
    <message>
        <source>Space hides a class, Enter shows only this one.</source>
        <translation>按空格键隐藏该分类，按 Enter 仅显示该分类。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>fusewright::MainWindow</name>
    <message>
        <source>Models (%1)</source>
        <translation>模型 (%1)</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1 在磁盘上已更改。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>it is not a model</source>
        <translation>它不是模型</translation>
    </message>
    <message>
        <source>Open models and rules</source>
        <translation>打开模型和规则</translation>
    </message>
    <message>
        <source>Models and rules (%1)</source>
        <translation>模型和规则 (%1)</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>已复制图片。</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>没有可粘贴的文本。</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>A window holds one model. Not opened: %1</source>
        <translation>一个窗口只能容纳一个模型。未打开：%1</translation>
    </message>
    <message>
        <source>%1 changed on disk and was read again. Undo restores the previous text.</source>
        <translation>%1 在磁盘上已更改，已重新读取。“撤销”可恢复之前的文本。</translation>
    </message>
    <message>
        <source>%1 was open the last time, and is no longer there.</source>
        <translation>上次打开的 %1 已不存在。</translation>
    </message>
    <message>
        <source>The pasted text could not be opened: %1</source>
        <translation>无法打开粘贴的文本：%1</translation>
    </message>
    <message>
        <source>These are rules, not a model. Paste them into the rules editor.</source>
        <translation>这是规则，不是模型。请粘贴到规则编辑器中。</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchModel</name>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发式</translation>
    </message>
    <message>
        <source>Looking for near misses…</source>
        <translation>正在查找接近匹配项…</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 另有 %1 个</translation>
    </message>
    <message>
        <source>all refused</source>
        <translation>全部被拒绝</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>last valid version</source>
        <translation>上一个有效版本</translation>
    </message>
    <message>
        <source>On its own, the rule matches at %1 of the %2 places where it can start.</source>
        <translation>单独来看，该规则在可起始的 %2 处中有 %1 处匹配。</translation>
    </message>
    <message>
        <source>Type a name above to find what is not listed.</source>
        <translation>在上方输入名称以查找未列出的项。</translation>
    </message>
    <message>
        <source>%1. Double-click or press Enter to apply this change; Undo reverts it in one step.</source>
        <translation>%1。双击或按 Enter 应用此更改；撤销一次即可还原。</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>无匹配</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPage</name>
    <message>
        <source>absent (optional)</source>
        <translation>不存在（可选）</translation>
    </message>
    <message>
        <source>not needed: another option matched</source>
        <translation>不需要：已匹配其他选项</translation>
    </message>
    <message>
        <source>uses option %1</source>
        <translation>使用选项 %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>Match of %1 at %2</source>
        <translation>%1 在 %2 处的匹配</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Entries (%1)</source>
        <translation>条目 (%1)</translation>
    </message>
    <message>
        <source>  context, not in the section</source>
        <translation>  上下文，不在分段内</translation>
    </message>
    <message numerus="yes">
        <source>%Ln condition(s) could not be checked in this model and were assumed to hold.</source>
        <translation>
            <numerusform>有 %Ln 个条件无法在此模型中检查，已假定满足。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPanel</name>
    <message>
        <source>Rule, operator or module</source>
        <translation>规则、算子或模块</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Previous section of the rule</source>
        <translation>该规则的上一个分段</translation>
    </message>
    <message>
        <source>Next section of the rule</source>
        <translation>该规则的下一个分段</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>关于所选行</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>在规则中显示</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>没有符合筛选条件的项。</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Open a model to see what the rules match.</source>
        <translation>打开模型以查看规则匹配了什么。</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>没有有效的规则</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>错误请见“问题”。</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>无规则</translation>
    </message>
    <message>
        <source>Apply this change</source>
        <translation>应用此更改</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>单步执行</translation>
    </message>
    <message>
        <source>Write a rule, open a rules file, or take one from Suggestions.</source>
        <translation>请编写规则、打开规则文件，或从“建议”中选取。</translation>
    </message>
    <message>
        <source>No rules make sections</source>
        <translation>没有生成分段的规则</translation>
    </message>
    <message>
        <source>The rules rewrite the graph: see Rewrites for what they match.</source>
        <translation>这些规则会重写图：匹配情况请见“重写”。</translation>
    </message>
    <message>
        <source>Take conditional matches</source>
        <translation>采用有条件的匹配</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchTree</name>
    <message>
        <source>Rules and what they match</source>
        <translation>规则及其匹配项</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchWords</name>
    <message numerus="yes">
        <source>%Ln operator(s) each</source>
        <translation>
            <numerusform>各含 %Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 处匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refused: taken by another section</source>
        <translation>%1被拒绝：已被另一个分段占用</translation>
    </message>
    <message>
        <source>%1 refused: taken by %2</source>
        <translation>%1被拒绝：已被 %2 占用</translation>
    </message>
    <message>
        <source>%1 refused: not convex, a path leaves the match and re-enters it</source>
        <translation>%1被拒绝：非凸，有路径离开匹配后又重新进入</translation>
    </message>
    <message>
        <source>%1 refused: cycle through another section</source>
        <translation>%1被拒绝：经由另一个分段成环</translation>
    </message>
    <message>
        <source>%1 refused: cycle through a section of %2</source>
        <translation>%1被拒绝：经由 %2 的分段成环</translation>
    </message>
    <message>
        <source>it matches, but %1 is taken by %2</source>
        <translation>匹配，但 %1 已被 %2 占用</translation>
    </message>
    <message>
        <source>another section</source>
        <translation>另一个分段</translation>
    </message>
    <message>
        <source>it matches, but is not convex: the path %1 leaves it and re-enters</source>
        <translation>匹配，但非凸：路径 %1 离开后又重新进入</translation>
    </message>
    <message>
        <source>%1, through a section of %2</source>
        <translation>%1，经由 %2 的分段</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%Ln 处中的 %1 处：%2：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>in %1 and %2 more</source>
        <translation>位于 %1，另有 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln entries</source>
        <translation>
            <numerusform>%1：%Ln 个条目中的 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; it matches.</source>
        <translation>%1；匹配。</translation>
    </message>
    <message>
        <source>%1; stopped at %2: %3.</source>
        <translation>%1；停在 %2：%3。</translation>
    </message>
    <message>
        <source>met</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>不满足</translation>
    </message>
    <message>
        <source>not met by %1 of %2</source>
        <translation>%2 个中有 %1 个不满足</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unknown for %1 of %2</source>
        <translation>%2 个中有 %1 个未知</translation>
    </message>
    <message>
        <source>matches, but never becomes a section</source>
        <translation>匹配，但从未成为分段</translation>
    </message>
    <message>
        <source>has no pattern</source>
        <translation>没有模式</translation>
    </message>
    <message>
        <source>no match possible: the model has no %1</source>
        <translation>不可能匹配：模型中没有 %1</translation>
    </message>
    <message>
        <source>This rule has errors. Showing its last valid version.</source>
        <translation>此规则有错误。显示的是上一个有效版本。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln section(s)</source>
        <translation>
            <numerusform>%1：%Ln 个分段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %Ln operator(s).</source>
        <translation>
            <numerusform>（%Ln 个算子）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) did not become sections.</source>
        <translation>
            <numerusform>%Ln 处匹配未成为分段。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rules put %1 of %2 operators into %Ln section(s).</source>
        <translation>
            <numerusform>规则将 %2 个算子中的 %1 个归入 %Ln 个分段。</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule matches: the model has none of the operators they start with.</source>
        <translation>没有规则匹配：模型中没有规则起始处的算子。</translation>
    </message>
    <message>
        <source>a path leaves and re-enters it</source>
        <translation>有路径离开后又重新进入</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>已被 %1 占用</translation>
    </message>
    <message>
        <source>taken by another section</source>
        <translation>已被另一个分段占用</translation>
    </message>
    <message>
        <source>uses an inner result</source>
        <translation>使用内部结果</translation>
    </message>
    <message>
        <source>outside modules and in %1 more</source>
        <translation>模块之外以及另外 %1 个模块</translation>
    </message>
    <message>
        <source>%1 refused by the check, at %2</source>
        <translation>%1：检查在 %2 处拒绝</translation>
    </message>
    <message>
        <source>%1 conditional: the check cannot be decided at %2</source>
        <translation>%1：有条件，检查在 %2 处无法判定</translation>
    </message>
    <message>
        <source>%1 refused: the check goes wrong (%2)</source>
        <translation>%1：拒绝，检查出错（%2）</translation>
    </message>
    <message>
        <source>it matches, but %1</source>
        <translation>匹配，但%1</translation>
    </message>
    <message>
        <source>matches nowhere</source>
        <translation>没有任何匹配</translation>
    </message>
    <message>
        <source>%1: %2, as at %3: %4</source>
        <translation>%1：%2，例如 %3：%4</translation>
    </message>
    <message>
        <source>%1 identical, %2</source>
        <translation>%1 个相同，%2</translation>
    </message>
    <message>
        <source>%1 of %2 identical, %3</source>
        <translation>%2 个相同中的 %1 个，%3</translation>
    </message>
    <message>
        <source>No rule matches. %1 gets furthest, for example at %2</source>
        <translation>没有规则匹配。最接近的是 %1，例如位于 %2</translation>
    </message>
</context>
<context>
    <name>fusewright::MatrixTable</name>
    <message>
        <source>Operators each rule takes from another</source>
        <translation>每条规则从其他规则取走的算子</translation>
    </message>
</context>
<context>
    <name>fusewright::MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>fusewright::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>图的概览</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>单击或拖动以移动视图</translation>
    </message>
</context>
<context>
    <name>fusewright::ModeCounts</name>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone as long as extents have no number. Enter numbers in Costs.</source>
        <translation>
            <numerusform>维度没有数值时，%Ln 个算子保持单独。可在“开销”中给出数值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>o3 makes %Ln section(s) with these numbers, not %1: some operators can be fused only when their shapes are numbers.</source>
        <translation>
            <numerusform>使用这些数值时，o3 生成 %Ln 个分段，而不是 %1 个：有些算子只有在形状为数值时才能融合。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleTree</name>
    <message>
        <source>This file does not say which modules its operators come from.</source>
        <translation>此文件未说明其算子来自哪些模块。</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
</context>
<context>
    <name>fusewright::NearMissLinks</name>
    <message>
        <source>Put the caret in a rule to see where it almost matches</source>
        <translation>将光标置于规则中，以查看其接近匹配的位置</translation>
    </message>
    <message>
        <source>Near miss %1 of %2: %3</source>
        <translation>接近匹配项 %1/%2：%3</translation>
    </message>
    <message>
        <source>The rules have changed. Try again in a moment.</source>
        <translation>规则已更改。请稍后重试。</translation>
    </message>
    <message>
        <source>Open a model to see where %1 almost matches</source>
        <translation>打开模型，以查看 %1 接近匹配的位置</translation>
    </message>
    <message>
        <source>Tick %1 to see where %2 almost matches</source>
        <translation>勾选 %1，以查看 %2 接近匹配的位置</translation>
    </message>
    <message>
        <source>%1 has errors. Fix them to see where it almost matches.</source>
        <translation>%1 有错误。请先修正，以查看其接近匹配的位置。</translation>
    </message>
    <message>
        <source>The rule has no near misses. Alt+Enter in it looks for fixes.</source>
        <translation>该规则没有接近匹配项。在规则中按 Alt+Enter 可查找修复。</translation>
    </message>
</context>
<context>
    <name>fusewright::NoMatchStrip</name>
    <message numerus="yes">
        <source>%Ln rule(s) match nothing in %1.</source>
        <translation>
            <numerusform>%Ln 条规则在 %1 中没有任何匹配。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>显示原因</translation>
    </message>
    <message>
        <source>Suggest rules</source>
        <translation>建议规则</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Not in the operator catalogue.</source>
        <translation>不在算子目录中。</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Module type</source>
        <translation>模块类型</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>输入 (%1)</translation>
    </message>
    <message>
        <source>%1. omitted</source>
        <translation>%1. 已省略</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>输出 (%1)</translation>
    </message>
    <message>
        <source>Attributes (%1)</source>
        <translation>属性 (%1)</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>嵌套图 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
        <translation>来自外层图</translation>
    </message>
    <message>
        <source>graph input</source>
        <translation>图输入</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>produced by %1</source>
        <translation>由 %1 生成</translation>
    </message>
    <message>
        <source>graph output</source>
        <translation>图输出</translation>
    </message>
    <message>
        <source>and more, %1 uses in total</source>
        <translation>还有更多，共使用 %1 处</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算量</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>Fusion kind in file</source>
        <translation>文件中的融合类别</translation>
    </message>
    <message>
        <source>computed from extents</source>
        <translation>由维度计算得出</translation>
    </message>
    <message>
        <source>Kind in o3</source>
        <translation>o3 中的类别</translation>
    </message>
    <message>
        <source>Operator %1</source>
        <translation>算子 %1</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No operator matches the filter.</source>
        <translation>没有符合筛选条件的算子。</translation>
    </message>
    <message>
        <source>Filter operators by id, kind or module</source>
        <translation>按 ID、种类或模块筛选算子</translation>
    </message>
    <message>
        <source>The filter hides the selected operator. &lt;a href=&quot;all&quot;&gt;Show all operators&lt;/a&gt;</source>
        <translation>筛选隐藏了所选算子。&lt;a href=&quot;all&quot;&gt;显示所有算子&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>移除此筛选</translation>
    </message>
    <message>
        <source>Only operator %1; click to remove</source>
        <translation>仅算子 %1；单击移除</translation>
    </message>
    <message>
        <source>Only module %1; click to remove</source>
        <translation>仅模块 %1；单击移除</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 个算子中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorModel</name>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: not in the operator catalogue</source>
        <translation>%1：不在算子目录中</translation>
    </message>
    <message>
        <source>%1, in the file %2</source>
        <translation>%1，文件中为 %2</translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorTable</name>
    <message>
        <source>Search operators</source>
        <translation>搜索算子</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderLinks</name>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Put the caret in the rule to step through, or select an operator that a rule takes</source>
        <translation>请将光标置于要单步执行的规则中，或选择某条规则占用的算子</translation>
    </message>
    <message>
        <source>Select an operator where %1 can start: %2</source>
        <translation>请选择 %1 可以起始的算子：%2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
</context>
<context>
    <name>fusewright::OrderModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>operators won and lost</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Drag, or press Ctrl+Up or Ctrl+Down, to move the rule</source>
        <translation>拖动，或按 Ctrl+↑ 或 Ctrl+↓，可移动规则</translation>
    </message>
    <message>
        <source>Contested operators: how many it won, and how many it lost</source>
        <translation>争用的算子：赢得的个数和失去的个数</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <translation>赢得 / 失去</translation>
    </message>
    <message>
        <source>Rewrites it makes</source>
        <translation>它进行的重写</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>Sections it makes, out of those it would make on its own</source>
        <translation>它形成的分段，占其单独时形成的分段</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderPanel</name>
    <message>
        <source>Rule order</source>
        <translation>规则顺序</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>前移</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>后移</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>发生的变化</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Open a model to see which rules compete.</source>
        <translation>打开模型以查看哪些规则相互竞争。</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>无规则</translation>
    </message>
    <message>
        <source>Write rules or open a rules file.</source>
        <translation>请编写规则或打开规则文件。</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation>%1 保持原位</translation>
    </message>
    <message>
        <source>%1 at position %2</source>
        <translation>将 %1 置于第 %2 位</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 cannot be moved there</source>
        <translation>无法将 %1 移到此处</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>没有有效的规则</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>错误请见“问题”。</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderTable</name>
    <message>
        <source>Rules in the order they are tried</source>
        <translation>按尝试顺序排列的规则</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderWords</name>
    <message>
        <source>No operators are contested.</source>
        <translation>没有算子被争用。</translation>
    </message>
    <message>
        <source>%1 operators are contested.</source>
        <translation>有 %1 个算子被争用。</translation>
    </message>
    <message>
        <source>Rules that never win: %1.</source>
        <translation>从未胜出的规则：%1。</translation>
    </message>
    <message>
        <source>It has no matches in this model.</source>
        <translation>它在此模型中没有匹配。</translation>
    </message>
    <message>
        <source>It never wins: others always take its operators.</source>
        <translation>它从未胜出：其算子总被其他规则取走。</translation>
    </message>
    <message>
        <source>It won %1 contested operators.</source>
        <translation>它赢得了 %1 个争用的算子。</translation>
    </message>
    <message>
        <source>It lost %1 operators to others.</source>
        <translation>它有 %1 个算子被其他规则取走。</translation>
    </message>
    <message>
        <source>At %1 places it overlaps an earlier match of the same rule.</source>
        <translation>有 %1 处与同一规则更早的匹配重叠。</translation>
    </message>
    <message>
        <source>%1 has the higher priority: %2 over %3</source>
        <translation>%1 的优先级更高：%2 对 %3</translation>
    </message>
    <message>
        <source>%1 comes first in the file</source>
        <translation>%1 在文件中更靠前</translation>
    </message>
    <message>
        <source>%1 more rules</source>
        <translation>另有 %1 条规则</translation>
    </message>
    <message>
        <source>operators covered: %1</source>
        <translation>已覆盖的算子：%1</translation>
    </message>
    <message>
        <source>boundary bytes: %1 → %2</source>
        <translation>边界字节数：%1 → %2</translation>
    </message>
    <message>
        <source>No sections change in this model.</source>
        <translation>此模型中没有分段发生变化。</translation>
    </message>
    <message>
        <source>priority of %1: %2 → %3</source>
        <translation>%1 的优先级：%2 → %3</translation>
    </message>
    <message>
        <source>Of %5 contested operators, %1 gets %2 and %3 gets %4</source>
        <translation>在 %5 个争用的算子中，%1 得到 %2 个，%3 得到 %4 个</translation>
    </message>
    <message>
        <source>%1 and %2 do not compete for any operator</source>
        <translation>%1 和 %2 不争用任何算子</translation>
    </message>
    <message>
        <source>%1 is in the earlier file</source>
        <translation>%1 位于更靠前的文件中</translation>
    </message>
    <message>
        <source>Rules rewrite the model one after the other.</source>
        <translation>规则依次重写模型。</translation>
    </message>
    <message>
        <source>It rewrites nothing in this model.</source>
        <translation>它在此模型中不重写任何内容。</translation>
    </message>
    <message>
        <source>Rewrites: %1. It was tried on what the rules before it left, so it is not known which operators others took from it.</source>
        <translation>重写：%1。它在前面规则留下的内容上尝试，因此不知道其他规则取走了哪些算子。</translation>
    </message>
    <message>
        <source>%1 is tried first</source>
        <translation>%1 先被尝试</translation>
    </message>
    <message>
        <source>operators left: %1</source>
        <translation>剩余算子：%1</translation>
    </message>
    <message>
        <source>No rewrites change in this model.</source>
        <translation>此模型中的重写没有变化。</translation>
    </message>
    <message>
        <source>the text of %1 rules moves</source>
        <translation>%1 条规则的文本将移动</translation>
    </message>
    <message>
        <source>text that moves: %1</source>
        <translation>移动的文本：%1</translation>
    </message>
    <message numerus="yes">
        <source>None of its %Ln match(es) becomes a section, even if it is the only rule. Matches tells why.</source>
        <translation>
            <numerusform>即使它是唯一的规则，其 %Ln 个匹配也都不会成为分段。原因见“匹配”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections: %1, the same as on its own.</source>
        <translation>分段：%1，与单独时相同。</translation>
    </message>
    <message>
        <source>Sections: %1 (on its own: %2).</source>
        <translation>分段：%1（单独时：%2）。</translation>
    </message>
    <message>
        <source>%1: rewrites %2</source>
        <translation>%1：改写 %2</translation>
    </message>
    <message>
        <source>%1: sections %2</source>
        <translation>%1：分段 %2</translation>
    </message>
    <message>
        <source>%1: operators %2</source>
        <translation>%1：算子 %2</translation>
    </message>
</context>
<context>
    <name>fusewright::OutlineModel</name>
    <message>
        <source>%1: has errors, showing its last valid version</source>
        <translation>%1：有错误，显示的是上一个有效版本</translation>
    </message>
    <message>
        <source>%1: %2 sections; on its own, matches at %3 of %4 places</source>
        <translation>%1：%2 个分段，单独来看 %4 处中有 %3 处匹配</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
</context>
<context>
    <name>fusewright::OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
</context>
<context>
    <name>fusewright::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>当前不可用</translation>
    </message>
</context>
<context>
    <name>fusewright::PanesHead</name>
    <message>
        <source>Move pictures together</source>
        <translation>同步移动视图</translation>
    </message>
    <message>
        <source>Back to the graph</source>
        <translation>返回图</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternEdits</name>
    <message>
        <source>This cannot be done here without changing something else</source>
        <translation>若不更改其他内容，则无法进行此操作</translation>
    </message>
    <message>
        <source>Enter a name</source>
        <translation>请输入名称</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>名称已被使用，或无法解析此文本</translation>
    </message>
    <message>
        <source>Enter at least one operator</source>
        <translation>请至少输入一个算子</translation>
    </message>
    <message>
        <source>%1 already feeds %2, or the edge would create a cycle</source>
        <translation>%1 已向 %2 提供值，或这条边会形成环</translation>
    </message>
    <message>
        <source>%1 has several options: remove them first</source>
        <translation>%1 有多个选项：请先移除这些选项</translation>
    </message>
    <message>
        <source>A pattern needs at least one entry</source>
        <translation>模式至少要有一个条目</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternMenu</name>
    <message>
        <source>&amp;Disconnect %1 from %2</source>
        <translation>断开 %1 与 %2 的连接(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适应窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>转到文本(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>O&amp;perators…</source>
        <translation>算子(&amp;P)…</translation>
    </message>
    <message>
        <source>Add an entry &amp;before…</source>
        <translation>在前面添加条目(&amp;B)…</translation>
    </message>
    <message>
        <source>Add an entry &amp;after…</source>
        <translation>在后面添加条目(&amp;A)…</translation>
    </message>
    <message>
        <source>Add an a&amp;lternative…</source>
        <translation>添加备选(&amp;L)…</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>移除(&amp;E)</translation>
    </message>
    <message>
        <source>Op&amp;tional</source>
        <translation>可选(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Context, not in the section</source>
        <translation>上下文，不在分段内(&amp;C)</translation>
    </message>
    <message>
        <source>O&amp;ne or more in a row</source>
        <translation>连续一个或多个(&amp;N)</translation>
    </message>
    <message>
        <source>Fee&amp;d</source>
        <translation>连接到(&amp;D)</translation>
    </message>
    <message>
        <source>Disconnect fro&amp;m</source>
        <translation>断开连接(&amp;M)</translation>
    </message>
    <message>
        <source>Rename the entry everywhere in its pattern</source>
        <translation>在整个模式中重命名此条目</translation>
    </message>
    <message>
        <source>Operators that feed %1</source>
        <translation>向 %1 提供值的算子</translation>
    </message>
    <message>
        <source>Operators that %1 feeds</source>
        <translation>%1 向其提供值的算子</translation>
    </message>
    <message>
        <source>Alternatives to %1</source>
        <translation>%1 的备选算子</translation>
    </message>
    <message>
        <source>Operators it takes; !relu, tanh takes all but these</source>
        <translation>匹配的算子；!relu, tanh 表示除此之外的所有算子</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternPanel</name>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Put the caret in a rule to see its pattern.</source>
        <translation>将光标置于规则中以查看其模式。</translation>
    </message>
    <message>
        <source>Patterns of the rule</source>
        <translation>规则的模式</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>This rule has no entries yet.</source>
        <translation>此规则还没有条目。</translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %1, %Ln entries</source>
        <translation>
            <numerusform>%1 的模式，%Ln 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the last valid version.</source>
        <translation>显示的是上一个有效版本。</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternWords</name>
    <message>
        <source>Takes an operator at %1 of %2 places.</source>
        <translation>%2 处中有 %1 处匹配到算子。</translation>
    </message>
    <message>
        <source>The pattern has no entry with this name.</source>
        <translation>模式中没有此名称的条目。</translation>
    </message>
    <message>
        <source>no such entry</source>
        <translation>没有此条目</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>任意算子</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>无算子</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>变为</translation>
    </message>
</context>
<context>
    <name>fusewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemMarks</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Alt+Enter for quick fixes</source>
        <translation>按 Alt+Enter 快速修复</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Hide problems</source>
        <translation>隐藏问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>无问题</translation>
    </message>
</context>
<context>
    <name>fusewright::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>fusewright::QueryHelp</name>
    <message>
        <source>Search syntax</source>
        <translation>搜索语法</translation>
    </message>
    <message>
        <source>Operator, name, module, attribute</source>
        <translation>算子、名称、模块、属性</translation>
    </message>
    <message>
        <source>Only the operator</source>
        <translation>仅算子</translation>
    </message>
    <message>
        <source>Only the operator&apos;s name</source>
        <translation>仅算子名称</translation>
    </message>
    <message>
        <source>A module, by path or type</source>
        <translation>模块（路径或类型）</translation>
    </message>
    <message>
        <source>An attribute, or its value</source>
        <translation>属性或其值</translation>
    </message>
    <message>
        <source>A shape; ? is any extent</source>
        <translation>形状（? 为任意维度）</translation>
    </message>
    <message>
        <source>Elements of a type</source>
        <translation>某种类型的元素</translation>
    </message>
    <message>
        <source>What a rule took; what none took</source>
        <translation>规则占用的；未被任何规则占用的</translation>
    </message>
    <message>
        <source>A section, identical ones</source>
        <translation>分段；相同分段</translation>
    </message>
    <message>
        <source>Sections with a heuristic</source>
        <translation>带启发式的分段</translation>
    </message>
    <message>
        <source>What uses or makes something</source>
        <translation>使用或生成某项的算子</translation>
    </message>
    <message>
        <source>Exact text; regular expression</source>
        <translation>精确文本；正则表达式</translation>
    </message>
    <message>
        <source>One of two; not this</source>
        <translation>二者之一；排除此项</translation>
    </message>
    <message>
        <source>All words must match</source>
        <translation>所有词都须匹配</translation>
    </message>
    <message>
        <source>Search for %1</source>
        <translation>搜索 %1</translation>
    </message>
    <message>
        <source>Quantized values, and their step</source>
        <translation>量化的值及其步长</translation>
    </message>
</context>
<context>
    <name>fusewright::QuickFixes</name>
    <message>
        <source>Quick fixes</source>
        <translation>快速修复</translation>
    </message>
</context>
<context>
    <name>fusewright::ReadingControls</name>
    <message>
        <source>guessed</source>
        <translation>推测</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>first line</source>
        <translation>第一行</translation>
    </message>
    <message>
        <source>second line</source>
        <translation>第二行</translation>
    </message>
    <message>
        <source>whole label</source>
        <translation>整个标签</translation>
    </message>
    <message>
        <source>constant, now a parameter</source>
        <translation>常量，现为参数</translation>
    </message>
    <message>
        <source>passes a value through</source>
        <translation>仅传递值</translation>
    </message>
    <message>
        <source>input or output written as an operator</source>
        <translation>写成算子的输入或输出</translation>
    </message>
    <message>
        <source>computes only shapes</source>
        <translation>仅计算形状</translation>
    </message>
    <message>
        <source>no output needs it</source>
        <translation>没有输出需要它</translation>
    </message>
    <message>
        <source>Show all nodes (raw)</source>
        <translation>显示文件的所有节点 (raw)</translation>
    </message>
    <message>
        <source>Operator name</source>
        <translation>算子名称</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <translation>%1 × %2 (%3)</translation>
    </message>
    <message>
        <source>Every node of the file is shown.</source>
        <translation>已显示文件的所有节点。</translation>
    </message>
    <message>
        <source>Nothing had to be folded away.</source>
        <translation>没有需要精简的节点。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) folded away</source>
        <translation>
            <numerusform>已精简 %Ln 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>guessed (%1)</source>
        <translation>推测 (%1)</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Whether calls and composites are replaced by the operators inside or stay one operator</source>
        <translation>调用和复合算子是替换为其内部的算子，还是保留为一个算子</translation>
    </message>
    <message>
        <source>composites closed</source>
        <translation>折叠复合算子</translation>
    </message>
    <message>
        <source>all opened</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>all closed</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Keep weights as inputs</source>
        <translation>将权重保留为输入</translation>
    </message>
    <message>
        <source>Inputs that are weights by name or use are read as parameters of their operators</source>
        <translation>根据名称或用途判断为权重的输入会作为其算子的参数读取</translation>
    </message>
    <message>
        <source>Read operators as TT-XLA does</source>
        <translation>按 TT-XLA 的方式读取算子</translation>
    </message>
    <message>
        <source>torch.compile records a + b as an operator of Python, TT-XLA as the method add</source>
        <translation>torch.compile 将 a + b 记录为 Python 运算符，TT-XLA 记录为方法 add</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>最近打开的文件</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清除列表</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 不存在</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不存在</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentMenu</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（不存在）</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近打开的文件(&amp;F)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近打开的文件</translation>
    </message>
</context>
<context>
    <name>fusewright::RefusalMarks</name>
    <message numerus="yes">
        <source>Unknown at %Ln match(es)</source>
        <translation>
            <numerusform>在 %Ln 处匹配中未知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False at %Ln match(es)</source>
        <translation>
            <numerusform>在 %Ln 处匹配中为假</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacedStrip</name>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>The pasted model was closed. It is not saved in a file.</source>
        <translation>粘贴的模型已关闭。它不在任何文件中。</translation>
    </message>
    <message>
        <source>%1 replaced the pasted model, which is in no file.</source>
        <translation>%1 替换了粘贴的模型，该模型不在任何文件中。</translation>
    </message>
    <message>
        <source>The pasted model replaced the one pasted before.</source>
        <translation>粘贴的模型替换了之前粘贴的模型。</translation>
    </message>
    <message>
        <source>The pasted model replaced %1.</source>
        <translation>粘贴的模型替换了 %1。</translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacementWords</name>
    <message>
        <source>type %1</source>
        <translation>类型 %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>秩为 %1</translation>
    </message>
    <message>
        <source>same shape as %1</source>
        <translation>与 %1 形状相同</translation>
    </message>
    <message>
        <source>same quantization as %1</source>
        <translation>与 %1 量化相同</translation>
    </message>
    <message>
        <source>step size %1</source>
        <translation>步长 %1</translation>
    </message>
    <message>
        <source>zero offset %1</source>
        <translation>零点偏移 %1</translation>
    </message>
    <message>
        <source>element %1 is %2</source>
        <translation>元素 %1 为 %2</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a rule replaces the result of one operator, but several results leave the selection: %1. Leave all but one of them out.</source>
        <translation>这些算子无法写成一条规则：一条规则只替换一个算子的结果，而所选内容有多个结果被外部使用：%1。请只保留其中一个。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern sees only the first result of an operator, but the selection uses another result of %1.</source>
        <translation>这些算子无法写成一条规则：模式只能看到算子的第一个结果，而所选内容使用了 %1 的其他结果。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern names every operand, but one is missing in %1.</source>
        <translation>这些算子无法写成一条规则：模式要列出每个操作数，而 %1 缺少一个操作数。</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>此处的匹配是有条件的：%1。</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>此处的匹配被拒绝：%1。</translation>
    </message>
    <message>
        <source>The rule %1 rewrites some of the operators first. Choose an earlier stage.</source>
        <translation>规则 %1 会先重写部分算子。请选择更早的阶段。</translation>
    </message>
    <message>
        <source>The rule %1 makes some of the operators, and it runs later. Choose a later stage.</source>
        <translation>部分算子由规则 %1 生成，而它运行得更晚。请选择更晚的阶段。</translation>
    </message>
    <message>
        <source>The pattern does not match at this place.</source>
        <translation>模式在此处不匹配。</translation>
    </message>
    <message>
        <source>The rule does not run: %1</source>
        <translation>规则不会运行：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 in stage %2 and rewrites %3.</source>
        <translation>在阶段 %2 匹配 %1，重写其中 %3 处。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional.</source>
        <translation>
            <numerusform>%Ln 处匹配是有条件的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made from %Ln equal place(s) of the selection.</source>
        <translation>
            <numerusform>根据所选内容中相同的 %Ln 处生成。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also used elsewhere, so they stay: %1.</source>
        <translation>在别处也被使用，因此保留：%1。</translation>
    </message>
    <message>
        <source>%1 rewrites %2 instead of %3.</source>
        <translation>%1 的重写由 %3 处变为 %2 处。</translation>
    </message>
    <message>
        <source>The stage does not settle: %1.</source>
        <translation>该阶段无法收敛：%1。</translation>
    </message>
    <message>
        <source>quantized %1</source>
        <translation>量化 %1</translation>
    </message>
    <message>
        <source>axis %1: %2</source>
        <translation>轴 %1：%2</translation>
    </message>
    <message>
        <source>axis %1: multiple of %2</source>
        <translation>轴 %1：%2 的倍数</translation>
    </message>
    <message>
        <source>An earlier match of this rule takes some of the operators.</source>
        <translation>部分算子已被此规则较早的匹配占用。</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteLinks</name>
    <message>
        <source>Rewrites</source>
        <translation>重写</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteModel</name>
    <message>
        <source>Stage or rule</source>
        <translation>阶段或规则</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>有条件</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritePanel</name>
    <message>
        <source>Filter by rule or operator</source>
        <translation>按规则或算子筛选</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>Stages, rules and rewrites</source>
        <translation>阶段、规则和重写</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>关于所选行</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>没有重写图的规则</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite.</source>
        <translation>在“规则”菜单中勾选 Tenstorrent 复合算子，或打开会重写图的规则。</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Open a model to see what rules rewrite in it.</source>
        <translation>打开模型，查看规则在其中改写了什么。</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritingPart</name>
    <message>
        <source>made of %1</source>
        <translation>由 %1 生成</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>变为 %1</translation>
    </message>
    <message>
        <source>not rewritten, false:</source>
        <translation>未重写，为假：</translation>
    </message>
    <message>
        <source>conditional, unknown:</source>
        <translation>有条件，未知：</translation>
    </message>
    <message>
        <source>not rewritten:</source>
        <translation>未重写：</translation>
    </message>
    <message>
        <source>Rewriting</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 被移除</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 变为 %2</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalModel</name>
    <message>
        <source>Rival</source>
        <translation>竞争者</translation>
    </message>
    <message>
        <source>Both want</source>
        <translation>争用数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢得</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>失去</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalryMatrix</name>
    <message>
        <source>from %1</source>
        <translation>从 %1</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 取走</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalsView</name>
    <message>
        <source>Rivals</source>
        <translation>竞争者</translation>
    </message>
    <message>
        <source>The rivals of the selected rule</source>
        <translation>所选规则的竞争者</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>All rules, and who takes from whom</source>
        <translation>所有规则，以及谁从谁那里取走算子</translation>
    </message>
    <message>
        <source>About the selected rule</source>
        <translation>关于所选规则</translation>
    </message>
    <message>
        <source>Rivals of the selected rule</source>
        <translation>所选规则的竞争者</translation>
    </message>
    <message>
        <source>Operators the row&apos;s rule takes from the column&apos;s rule</source>
        <translation>行中规则从列中规则取走的算子</translation>
    </message>
</context>
<context>
    <name>fusewright::RooflineView</name>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>%1 × %2
%3 operations for each byte, %4 operations a second at most
%5 at least</source>
        <translation>%1 × %2
每字节 %3 次运算，每秒至多 %4 次
至少 %5</translation>
    </message>
    <message>
        <source>Too little is public about this machine for a roofline: it needs a peak and the bandwidth of memory.</source>
        <translation>这台机器的公开数据不足以绘制屋顶线：需要峰值和内存带宽。</translation>
    </message>
    <message>
        <source>operations for each byte →</source>
        <translation>每字节运算数 →</translation>
    </message>
    <message>
        <source>%1 peak %2, ridge %3</source>
        <translation>%1 峰值 %2，脊点 %3</translation>
    </message>
    <message>
        <source>operations a second, at most</source>
        <translation>每秒运算数（至多）</translation>
    </message>
    <message>
        <source>No section with a known time does any arithmetic, so there is nothing to draw.</source>
        <translation>时间已知的分段都没有运算，因此没有可绘制的内容。</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesDocument</name>
    <message>
        <source>New rules</source>
        <translation>新规则</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The rules are already formatted</source>
        <translation>规则已格式化</translation>
    </message>
    <message>
        <source>Go to line, 1 to %1</source>
        <translation>转到行（1–%1）</translation>
    </message>
    <message>
        <source>Enter a line number</source>
        <translation>请输入行号</translation>
    </message>
    <message>
        <source>No quick fix available here</source>
        <translation>此处没有可用的快速修复</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesFiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Use the file&apos;s text</source>
        <translation>使用文件中的文本</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的内容</translation>
    </message>
    <message>
        <source>%1 changed on disk, and has unsaved changes here.</source>
        <translation>%1 在磁盘上已更改，且此处有未保存的更改。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>新规则</translation>
    </message>
    <message>
        <source>Found unsaved text of %1 from %2.</source>
        <translation>发现 %1 的未保存文本（%2）。</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>Unsaved rules</source>
        <translation>未保存的规则</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存的更改将会丢失。</translation>
    </message>
    <message>
        <source>%1 is no longer on disk. Its text exists only here.</source>
        <translation>%1 已不在磁盘上。其文本仅存在于此处。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln unsaved text(s): %1.</source>
        <translation>
            <numerusform>发现 %Ln 份未保存的文本：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules file(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%Ln 个规则文件有未保存的更改。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::RulesOutline</name>
    <message>
        <source>Outline of the rules</source>
        <translation>规则大纲</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesTabBar</name>
    <message>
        <source>Not in a file yet</source>
        <translation>尚未保存到文件</translation>
    </message>
    <message>
        <source>Changed on disk, with unsaved changes here</source>
        <translation>在磁盘上已更改，且此处有未保存的更改</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>有未保存的更改</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>已打开的规则</translation>
    </message>
    <message>
        <source>%1, unsaved changes</source>
        <translation>%1，有未保存的更改</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Use these rules. Ticked files are tried together, from left to right; the others are only checked.</source>
        <translation>使用这些规则。勾选的文件从左到右一起参与匹配；其余文件只做检查。</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>使用这些规则(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>关闭其他(&amp;O)</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchHits</name>
    <message>
        <source>This expression is too complex; some lines were skipped</source>
        <translation>此正则表达式过于复杂，已跳过部分行</translation>
    </message>
    <message>
        <source>Not all results are shown</source>
        <translation>未显示全部结果</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionModel</name>
    <message>
        <source>Fold</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Identical sections have the same number</source>
        <translation>相同分段的编号相同</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>The rule that made it, or its only operator</source>
        <translation>生成它的规则，或其唯一的算子</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Number of identical sections</source>
        <translation>相同分段的个数</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>单个分段</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMM</translation>
    </message>
    <message>
        <source>Matrix multiplications per section</source>
        <translation>单个分段的矩阵乘法数</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算量</translation>
    </message>
    <message>
        <source>Arithmetic operations per section</source>
        <translation>单个分段的算术运算数</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Bytes a section reads from outside, counting each value once</source>
        <translation>分段从外部读取的字节数，每个值只计一次</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Bytes of results that are used outside the section</source>
        <translation>在分段外使用的结果的字节数</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Bytes of results that stay inside the section</source>
        <translation>留在分段内的结果的字节数</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>每字节</translation>
    </message>
    <message>
        <source>Operations per byte read or written</source>
        <translation>每读写一字节的运算量</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首个</translation>
    </message>
    <message>
        <source>The section&apos;s first operator</source>
        <translation>分段的首个算子</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Time that a section takes at least on the machine chosen in Costs</source>
        <translation>在“开销”中所选机器上，一个分段至少需要的时间</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>What keeps a section from running faster on that machine</source>
        <translation>在该机器上限制分段速度的因素</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionPage</name>
    <message>
        <source>Contains (%1)</source>
        <translation>包含 (%1)</translation>
    </message>
    <message>
        <source>Section %1 of %2</source>
        <translation>分段 %1/%2</translation>
    </message>
    <message>
        <source>Show operators</source>
        <translation>显示算子</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Operators (%1)</source>
        <translation>算子 (%1)</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>读取 (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>写入 (%1)</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTable</name>
    <message>
        <source>Group identical sections</source>
        <translation>归并相同分段</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Open a model to see its sections.</source>
        <translation>打开模型以查看其分段。</translation>
    </message>
    <message>
        <source>All sections together</source>
        <translation>所有分段合计</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>在规则中显示</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTotals</name>
    <message>
        <source>%1 total</source>
        <translation>%1 合计</translation>
    </message>
    <message>
        <source>relative to o0 (no fusion)</source>
        <translation>相对 o0（无融合）</translation>
    </message>
</context>
<context>
    <name>fusewright::SelectionPage</name>
    <message numerus="yes">
        <source>%Ln operator(s) selected</source>
        <translation>
            <numerusform>已选择 %Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>in no common module</source>
        <translation>无共同模块</translation>
    </message>
    <message>
        <source>As one section</source>
        <translation>作为一个分段</translation>
    </message>
    <message>
        <source>Convex: no path leaves the selection and re-enters it.</source>
        <translation>凸：没有路径离开所选内容后又重新进入。</translation>
    </message>
    <message>
        <source>Not convex: this path leaves the selection and re-enters it.</source>
        <translation>非凸：以下路径离开所选内容后又重新进入。</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>读取 (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>写入 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>of the %1 in %2</source>
        <translation>共 %1 个，位于 %2</translation>
    </message>
    <message>
        <source>Module, %1</source>
        <translation>模块，%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutList</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Works in</source>
        <translation>作用范围</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>已自定义</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutsPage</name>
    <message>
        <source>Search commands and keys</source>
        <translation>搜索命令和按键</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>Default keys for &amp;all</source>
        <translation>全部恢复默认(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>重新分配(&amp;R)</translation>
    </message>
    <message>
        <source>No command selected.</source>
        <translation>未选择命令。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>%1 already runs %2.</source>
        <translation>%1 已分配给“%2”。</translation>
    </message>
    <message>
        <source>%1 is also “%2”; both work in %3.</source>
        <translation>%1 也分配给了“%2”；两者都在%3中有效。</translation>
    </message>
    <message>
        <source>%1 is also “%2”, but only in %3: the focus decides.</source>
        <translation>%1 也分配给了“%2”，但仅在%3中有效：由焦点决定。</translation>
    </message>
</context>
<context>
    <name>fusewright::SideNames</name>
    <message>
        <source>o1 before</source>
        <translation>o1（编辑前）</translation>
    </message>
    <message>
        <source>o1 of %1</source>
        <translation>o1（%1）</translation>
    </message>
</context>
<context>
    <name>fusewright::SizeChart</name>
    <message>
        <source>Operators by section size</source>
        <translation>按分段大小统计的算子</translation>
    </message>
    <message>
        <source>%1: %2 operators in %3 sections of %4</source>
        <translation>%1：大小为 %4 的 %3 个分段中有 %2 个算子</translation>
    </message>
</context>
<context>
    <name>fusewright::StageHead</name>
    <message>
        <source>Previous change (P)</source>
        <translation>上一处更改 (P)</translation>
    </message>
    <message>
        <source>Next change (N)</source>
        <translation>下一处更改 (N)</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>之前与之后</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>第 %1 处更改，共 %2 处</translation>
    </message>
</context>
<context>
    <name>fusewright::StageLegend</name>
    <message>
        <source>is replaced</source>
        <translation>被替换</translation>
    </message>
    <message>
        <source>was made</source>
        <translation>新生成</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePage</name>
    <message>
        <source>Drawing the graph before and after…</source>
        <translation>正在绘制前后的图…</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>没有重写图的规则</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite, to see the graph before and after them side by side.</source>
        <translation>在“规则”菜单中勾选 Tenstorrent 复合算子，或打开会重写图的规则，即可并排查看前后的图。</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePane</name>
    <message>
        <source>Before which stage</source>
        <translation>在哪个阶段之前</translation>
    </message>
    <message>
        <source>After which stage</source>
        <translation>在哪个阶段之后</translation>
    </message>
    <message>
        <source>Before all stages</source>
        <translation>所有阶段之前</translation>
    </message>
    <message numerus="yes">
        <source>After %1 · %Ln rewrite(s)</source>
        <translation>
            <numerusform>%1 之后 · %Ln 次重写</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>替换 %1 个</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>生成 %1 个</translation>
    </message>
    <message>
        <source>After all stages</source>
        <translation>所有阶段之后</translation>
    </message>
</context>
<context>
    <name>fusewright::StageStrip</name>
    <message>
        <source>Stages of rewriting</source>
        <translation>重写阶段</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message numerus="yes">
        <source>The model before rewriting: %Ln operator(s)</source>
        <translation>
            <numerusform>重写前的模型：%Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Operators marked − go in the next stage.</source>
        <translation>标有 − 的算子将在下一阶段消失。</translation>
    </message>
    <message numerus="yes">
        <source>After %1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>%1 之后：%Ln 次重写，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 未运行：%2</translation>
    </message>
    <message>
        <source>This stage does not settle.</source>
        <translation>此阶段无法收敛。</translation>
    </message>
    <message>
        <source>Operators marked + are its own.</source>
        <translation>标有 + 的算子由此阶段生成。</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 不作任何更改</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>停止：%1</translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message>
        <source>Problems: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>raw: all nodes of the file</source>
        <translation>raw：文件的所有节点</translation>
    </message>
    <message>
        <source>simplified</source>
        <translation>已精简</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>opened in %1</source>
        <translation>打开用时：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln 条规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fused section(s)</source>
        <translation>
            <numerusform>%Ln 个融合分段</numerusform>
        </translation>
    </message>
    <message>
        <source>matched in %1</source>
        <translation>匹配用时：%1</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>Language of these rules</source>
        <translation>这些规则的语言</translation>
    </message>
    <message>
        <source>Language of these rules: %1</source>
        <translation>这些规则的语言：%1</translation>
    </message>
    <message>
        <source>Detect from the text</source>
        <translation>根据文本识别</translation>
    </message>
    <message>
        <source>Whether constants, casts and the arithmetic of shapes are shown. To change it: View, Show all nodes (raw).</source>
        <translation>是否显示常量、类型转换和形状计算。可在“视图”的“显示文件的所有节点 (raw)”中更改。</translation>
    </message>
</context>
<context>
    <name>fusewright::StepModel</name>
    <message>
        <source>What happens</source>
        <translation>执行内容</translation>
    </message>
</context>
<context>
    <name>fusewright::StepPanel</name>
    <message>
        <source>Search steps</source>
        <translation>搜索步骤</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Next dead end</source>
        <translation>下一个受阻步骤</translation>
    </message>
    <message>
        <source>Exit stepping</source>
        <translation>退出单步执行</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Entry bindings</source>
        <translation>条目绑定</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>无步骤</translation>
    </message>
    <message>
        <source>Right-click an operator, or a match or near miss in Matches, and choose Step through.</source>
        <translation>右键单击算子，或“匹配”中的匹配或接近匹配项，然后选择“单步执行”。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>步骤 %1/%2</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestLinks</name>
    <message>
        <source>Suggestions</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestPanel</name>
    <message>
        <source>Suggestions</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Blocks worth a rule appear here.</source>
        <translation>值得编写规则的块会显示在此处。</translation>
    </message>
    <message>
        <source>Looking for blocks…</source>
        <translation>正在查找块…</translation>
    </message>
    <message>
        <source>Repeated blocks are worth a rule.</source>
        <translation>重复出现的块值得编写规则。</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionModel</name>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Name of the suggested rule</source>
        <translation>建议规则的名称</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Sections its rule would make</source>
        <translation>其规则会生成的分段数</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>单个分段</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>节省量</translation>
    </message>
    <message>
        <source>Bytes that would no longer cross a boundary, or sections saved where shapes are unknown</source>
        <translation>不再跨越边界的字节数；形状未知时，为减少的分段数</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionPage</name>
    <message>
        <source>Make a rule…</source>
        <translation>创建规则…</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Opens the block as a rule that you can edit before inserting it</source>
        <translation>将块作为规则打开，可在插入前编辑</translation>
    </message>
    <message>
        <source>Nothing to suggest</source>
        <translation>没有建议</translation>
    </message>
    <message>
        <source>Every repeated block is already covered by a rule.</source>
        <translation>所有重复的块都已被规则覆盖。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) not covered by a rule, each counted as if its rule were the only new one.</source>
        <translation>
            <numerusform>有 %Ln 个块未被规则覆盖，每个都按仅新增其规则的情况计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>No block of operators repeats as one that a rule could take. Select some operators in the graph to make a rule of them.</source>
        <translation>没有以规则可匹配的方式重复的算子块。请在图中选择一些算子来创建规则。</translation>
    </message>
</context>
<context>
    <name>fusewright::TabCloseButton</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (unsaved changes)</source>
        <translation>关闭（有未保存的更改）</translation>
    </message>
</context>
<context>
    <name>fusewright::TextSearch</name>
    <message>
        <source>Invalid expression: %1, at character %2</source>
        <translation>正则表达式无效：%1（第 %2 个字符）</translation>
    </message>
    <message>
        <source>Invalid expression: %1</source>
        <translation>正则表达式无效：%1</translation>
    </message>
</context>
<context>
    <name>fusewright::TipWords</name>
    <message>
        <source>%1, entry %2</source>
        <translation>%1，条目 %2</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>未融合</translation>
    </message>
    <message>
        <source>In a section of %1 operators</source>
        <translation>位于含 %1 个算子的分段中</translation>
    </message>
    <message>
        <source>No rule takes it</source>
        <translation>没有规则占用它</translation>
    </message>
    <message>
        <source>%1 does not match: %2 of %3 entries</source>
        <translation>%1 不匹配：匹配了 %3 个条目中的 %2 个</translation>
    </message>
    <message>
        <source>%1, then no %2</source>
        <translation>%1，之后没有 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>fusewright::ToolRow</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingLinks</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingPanel</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Saved for the backward pass</source>
        <translation>为反向传播保留</translation>
    </message>
    <message>
        <source>Recomputing frees</source>
        <translation>重新计算可减少</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算量</translation>
    </message>
    <message>
        <source>Rules and saved values</source>
        <translation>规则和保留的值</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>关于所选行</translation>
    </message>
    <message>
        <source>No backward graph</source>
        <translation>没有反向图</translation>
    </message>
    <message>
        <source>Tick Backward graph in the Graph menu (B on the graph) to see what training runs behind the model, and what it has to keep for that.</source>
        <translation>在“图”菜单中勾选“反向图”（在图上按 B），即可看到训练在模型之后运行什么，以及为此要保留什么。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateDialog</name>
    <message>
        <source>Save a copy in another language</source>
        <translation>用另一种语言保存副本</translation>
    </message>
    <message>
        <source>Translating %1…</source>
        <translation>正在转换 %1…</translation>
    </message>
    <message>
        <source>Write %1 &amp;as</source>
        <translation>将 %1 写成(&amp;A)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Translated rules</source>
        <translation>转换后的规则</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>在标签页中打开(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rule(s) translated.</source>
        <translation>
            <numerusform>已转换 %Ln 条规则中的 %1 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to compare where both match.</source>
        <translation>打开模型即可比较两者匹配的位置。</translation>
    </message>
    <message>
        <source>Neither matches in %1.</source>
        <translation>两者在 %1 中都没有匹配。</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 places are the same.</source>
        <translation>在 %1 中，%3 处有 %2 处相同。</translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln more place(s).</source>
        <translation>
            <numerusform>转换后的规则多匹配 %Ln 处。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Compare on a folder…</source>
        <translation>在文件夹中比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Compare where both match in all models of a folder</source>
        <translation>比较两者在文件夹中所有模型里的匹配处</translation>
    </message>
    <message numerus="yes">
        <source>Neither matches in any of %Ln model(s).</source>
        <translation>
            <numerusform>两者在 %Ln 个模型中都没有匹配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln model(s), %1 of %2 places are the same.</source>
        <translation>
            <numerusform>在 %Ln 个模型中，%2 处里有 %1 处相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>丢失的内容</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>没有任何丢失。</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateLinks</name>
    <message>
        <source>There is no rule here that could be read. Fix the text first, then translate it.</source>
        <translation>这里没有可读取的规则。请先修正文本，再进行转换。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>There is no model in %1 that can be read.</source>
        <translation>%1 中没有可读的模型。</translation>
    </message>
    <message>
        <source>Compare on the models of a folder</source>
        <translation>在文件夹中的模型上比较</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslationModel</name>
    <message>
        <source>not translated</source>
        <translation>未转换</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln 条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>no match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2 more</source>
        <translation>%1，多 %2</translation>
    </message>
    <message numerus="yes">
        <source>The translation misses %Ln place(s).</source>
        <translation>
            <numerusform>转换后的规则漏掉 %Ln 处。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln place(s) that the original does not.</source>
        <translation>
            <numerusform>转换后的规则匹配了原规则不匹配的 %Ln 处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>变为</translation>
    </message>
    <message>
        <source>Same places</source>
        <translation>相同位置</translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation>位于：%1</translation>
    </message>
</context>
<context>
    <name>fusewright::ValuePage</name>
    <message>
        <source>Value from the enclosing graph</source>
        <translation>来自外层图的值</translation>
    </message>
    <message>
        <source>Graph input</source>
        <translation>图输入</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Produced by</source>
        <translation>生成方</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Uses (%1)</source>
        <translation>使用处 (%1)</translation>
    </message>
    <message>
        <source>Graph output.</source>
        <translation>它是图的输出。</translation>
    </message>
    <message>
        <source>  %1, operand %2</source>
        <translation>  %1，操作数 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>No operator uses it.</source>
        <translation>没有算子使用它。</translation>
    </message>
    <message>
        <source>Between sections</source>
        <translation>分段之间</translation>
    </message>
    <message>
        <source>Produced in</source>
        <translation>生成于</translation>
    </message>
    <message>
        <source>It stays inside its section.</source>
        <translation>它留在其分段内。</translation>
    </message>
    <message>
        <source>No section reads it.</source>
        <translation>没有分段读取它。</translation>
    </message>
    <message>
        <source>outside the graph</source>
        <translation>图的外部</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>读取方</translation>
    </message>
    <message>
        <source>It crosses the boundary of its section, so it is written to memory.</source>
        <translation>它跨越分段边界，因此会写入内存。</translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation>量化</translation>
    </message>
</context>
<context>
    <name>fusewright::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.</source>
        <translation>编写算子融合规则，查看它们在模型图中匹配了什么。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>新建规则</translation>
    </message>
    <message>
        <source>or drop a model and rules anywhere on this window</source>
        <translation>或将模型和规则拖放到此窗口的任意位置</translation>
    </message>
    <message>
        <source>Write a rule: every keystroke shows what it matches and what it almost matches.</source>
        <translation>编写规则：每次键入都会显示匹配和接近匹配的内容。</translation>
    </message>
    <message>
        <source>Compare: nothing fused (o0), your rules (o1), automatic fusion (o3).</source>
        <translation>比较：无融合 (o0)、自己的规则 (o1)、自动融合 (o3)。</translation>
    </message>
    <message>
        <source>Open a model: ONNX, torch.export, FX, MLIR (StableHLO, TTIR), HLO, Relax, JSON or DOT. Or paste its text (Ctrl+V).</source>
        <translation>打开模型：ONNX、torch.export、FX、MLIR (StableHLO、TTIR)、HLO、Relax、JSON 或 DOT。也可以粘贴其文本 (Ctrl+V)。</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowMenus</name>
    <message>
        <source>Help &amp;pages</source>
        <translation>帮助页面(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;lour by</source>
        <translation>着色依据(&amp;L)</translation>
    </message>
    <message>
        <source>Sec&amp;tions</source>
        <translation>分段(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowPanels</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Write a rule, such as:</source>
        <translation>编写规则，例如：</translation>
    </message>
    <message>
        <source>%1 suggests a rule. Or write one:</source>
        <translation>%1 可提示规则。也可以自己编写：</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
</context>
</TS>
