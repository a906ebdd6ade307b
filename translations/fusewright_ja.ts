<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Amount</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %Ln unknown section(s)</source>
        <translation>
            <numerusform>%1 + 不明 %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasTips</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to open it</source>
        <translation>ダブルクリックで開く</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 他 %2 件</translation>
    </message>
    <message>
        <source>%1 differs: other shapes</source>
        <translation>%1 は異なります: 形状が別</translation>
    </message>
    <message>
        <source>%1 differs: more %2</source>
        <translation>%1 は異なります: %2 が多い</translation>
    </message>
    <message>
        <source>%1 differs: fewer %2</source>
        <translation>%1 は異なります: %2 が少ない</translation>
    </message>
    <message>
        <source>%1 differs: more %2, fewer %3</source>
        <translation>%1 は異なります: %2 が多く、%3 が少ない</translation>
    </message>
    <message>
        <source>Number %1 is shown. Click to show all (R); . and , show another.</source>
        <translation>%1 番目を表示しています。クリックするとすべて表示し (R)、. と , で別のブロックに切り替えます。</translation>
    </message>
    <message>
        <source>Click to fold them into one (R).</source>
        <translation>クリックすると 1 つにまとめます (R)。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more module(s) differ</source>
        <translation>
            <numerusform>ほかに %Ln 個のモジュールが異なります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 identical blocks</source>
        <translation>同じブロックが %1 個</translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused inputs</source>
        <translation>
            <numerusform>使われない入力 %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Merged</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Regrouped</source>
        <translation>再編成</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>同一</translation>
    </message>
    <message numerus="yes">
        <source>merged %Ln section(s) into 1</source>
        <translation>
            <numerusform>%Ln 個のセクションを 1 個に統合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>split 1 section into %Ln</source>
        <translation>
            <numerusform>1 個のセクションを %Ln 個に分割</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>regrouped %Ln section(s) into %1</source>
        <translation>
            <numerusform>%Ln 個のセクションを %1 個に再編成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same section of %Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 個の演算子からなる同一セクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone</source>
        <translation>
            <numerusform>%Ln 個の演算子は単独のまま</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>Gra&amp;ph</source>
        <translation>グラフ(&amp;P)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>パネル(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>the whole window</source>
        <translation>ウィンドウ全体</translation>
    </message>
    <message>
        <source>all but the editor</source>
        <translation>エディター以外</translation>
    </message>
    <message>
        <source>the graph and the list of nodes</source>
        <translation>グラフとノード一覧</translation>
    </message>
    <message>
        <source>the editor</source>
        <translation>エディター</translation>
    </message>
    <message>
        <source>the graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>the list of nodes</source>
        <translation>ノード一覧</translation>
    </message>
    <message>
        <source>the list of problems</source>
        <translation>問題一覧</translation>
    </message>
    <message>
        <source>the panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>ヘルプ: %1</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>テーマ: %1</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>言語: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation>置換(&amp;E)</translation>
    </message>
    <message>
        <source>Go to &amp;line…</source>
        <translation>行へ移動(&amp;L)…</translation>
    </message>
    <message>
        <source>Copy operator &amp;ids</source>
        <translation>演算子 ID をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation>問題をコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Find &amp;operators</source>
        <translation>演算子を検索(&amp;O)</translation>
    </message>
    <message>
        <source>Show all no&amp;des again</source>
        <translation>すべてのノードを再表示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;New rules</source>
        <translation>新規ルール(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save rules</source>
        <translation>ルールを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save rules &amp;as…</source>
        <translation>ルールに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Reload model</source>
        <translation>モデルを再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;load rules</source>
        <translation>ルールを再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>Clear recen&amp;t files</source>
        <translation>最近使ったファイルの一覧を消去(&amp;T)</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>画像をエクスポート(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Close model</source>
        <translation>モデルを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close r&amp;ules</source>
        <translation>ルールを閉じる(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Fit the graph</source>
        <translation>グラフ全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>選択範囲にズーム(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Act&amp;ual size</source>
        <translation>実際のサイズ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Collapse by section</source>
        <translation>セクション単位で折りたたむ(&amp;C)</translation>
    </message>
    <message>
        <source>Collapse by &amp;module</source>
        <translation>モジュール単位で折りたたむ(&amp;M)</translation>
    </message>
    <message>
        <source>Fold &amp;repeats</source>
        <translation>繰り返しを折りたたむ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>すべて展開(&amp;E)</translation>
    </message>
    <message>
        <source>Show s&amp;hapes</source>
        <translation>形状を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Colour by ru&amp;le</source>
        <translation>ルール別に色分け(&amp;L)</translation>
    </message>
    <message>
        <source>Colour by heuris&amp;tic</source>
        <translation>ヒューリスティック別に色分け(&amp;T)</translation>
    </message>
    <message>
        <source>Colour by fol&amp;d</source>
        <translation>フォールド別に色分け(&amp;D)</translation>
    </message>
    <message>
        <source>Colour by cate&amp;gory</source>
        <translation>カテゴリ別に色分け(&amp;G)</translation>
    </message>
    <message>
        <source>Colour &amp;by module</source>
        <translation>モジュール別に色分け(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Nothing fused (o0)</source>
        <translation>融合なし (o0)(&amp;N)</translation>
    </message>
    <message>
        <source>Fused by the rules (o&amp;1)</source>
        <translation>ルールで融合 (o&amp;1)</translation>
    </message>
    <message>
        <source>Fused automatically (o&amp;3)</source>
        <translation>自動で融合 (o&amp;3)</translation>
    </message>
    <message>
        <source>M&amp;odes and sections</source>
        <translation>モードとセクション(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;perators</source>
        <translation>演算子(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Graph files</source>
        <translation>グラフファイル(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>コマンドパレット(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Fusewright</source>
        <translation>Fusewright について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Lea&amp;ve nested graph</source>
        <translation>ネストしたグラフを出る(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>前の問題(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;section</source>
        <translation>次のセクション(&amp;S)</translation>
    </message>
    <message>
        <source>Previous s&amp;ection</source>
        <translation>前のセクション(&amp;E)</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>定義へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Go to &amp;rule…</source>
        <translation>ルールへ移動(&amp;R)…</translation>
    </message>
    <message>
        <source>Go to the ed&amp;itor</source>
        <translation>エディターへ移動(&amp;I)</translation>
    </message>
    <message>
        <source>Go to the &amp;graph</source>
        <translation>グラフへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the &amp;operators</source>
        <translation>演算子へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>Toggle &amp;comment</source>
        <translation>コメントの切り替え(&amp;C)</translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation>行を上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move line do&amp;wn</source>
        <translation>行を下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Du&amp;plicate line</source>
        <translation>行を複製(&amp;P)</translation>
    </message>
    <message>
        <source>De&amp;lete line</source>
        <translation>行を削除(&amp;L)</translation>
    </message>
    <message>
        <source>Compl&amp;ete</source>
        <translation>補完(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Quick fix…</source>
        <translation>クイックフィックス(&amp;Q)…</translation>
    </message>
    <message>
        <source>Re&amp;name entry…</source>
        <translation>エントリ名を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>Forma&amp;t rules</source>
        <translation>ルールを整形(&amp;T)</translation>
    </message>
    <message>
        <source>New rule from &amp;selection</source>
        <translation>選択範囲から新規ルール(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Fold rule</source>
        <translation>ルールを折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>Unf&amp;old rule</source>
        <translation>ルールを展開(&amp;O)</translation>
    </message>
    <message>
        <source>Fold &amp;all rules</source>
        <translation>すべてのルールを折りたたむ(&amp;A)</translation>
    </message>
    <message>
        <source>Unfold all &amp;rules</source>
        <translation>すべてのルールを展開(&amp;R)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>文字を大きく(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Default te&amp;xt size</source>
        <translation>既定の文字サイズ(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概要(&amp;O)</translation>
    </message>
    <message>
        <source>Out&amp;line</source>
        <translation>アウトライン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>インスペクター(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>一致(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>セクション(&amp;S)</translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation>凡例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>差分(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;all nodes (raw)</source>
        <translation>ファイルの全ノードを表示 (raw)(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>設定(&amp;P)…</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>システムに従う(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>英語 – English(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;German – Deutsch</source>
        <translation>ドイツ語 – Deutsch(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;French – Français</source>
        <translation>フランス語 – Français(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Japanese – 日本語</source>
        <translation>日本語(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Chinese – 简体中文</source>
        <translation>中国語 – 简体中文(&amp;C)</translation>
    </message>
    <message>
        <source>Colour-&amp;blind palette</source>
        <translation>色覚に配慮した配色(&amp;B)</translation>
    </message>
    <message>
        <source>Red&amp;uced motion</source>
        <translation>動きを減らす(&amp;U)</translation>
    </message>
    <message>
        <source>The &amp;wheel zooms</source>
        <translation>ホイールで拡大縮小(&amp;W)</translation>
    </message>
    <message>
        <source>The &amp;window</source>
        <translation>ウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select next occurrence</source>
        <translation>次の出現箇所を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Add anot&amp;her caret above</source>
        <translation>上にカーソルを追加(&amp;H)</translation>
    </message>
    <message>
        <source>Add another caret belo&amp;w</source>
        <translation>下にカーソルを追加(&amp;W)</translation>
    </message>
    <message>
        <source>In&amp;dent</source>
        <translation>インデントを増やす(&amp;D)</translation>
    </message>
    <message>
        <source>Un&amp;indent</source>
        <translation>インデントを減らす(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste model</source>
        <translation>モデルを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>画像をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Show &amp;near misses</source>
        <translation>ニアミスを表示(&amp;N)</translation>
    </message>
    <message>
        <source>Or&amp;der and steps</source>
        <translation>順序とステップ(&amp;D)</translation>
    </message>
    <message>
        <source>Step t&amp;hrough the rule here</source>
        <translation>この位置でルールをステップ実行(&amp;H)</translation>
    </message>
    <message>
        <source>Step for&amp;ward</source>
        <translation>次のステップへ進む(&amp;W)</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>前のステップへ戻る(&amp;K)</translation>
    </message>
    <message>
        <source>Ne&amp;xt dead end</source>
        <translation>次の行き詰まり(&amp;X)</translation>
    </message>
    <message>
        <source>Next near &amp;miss</source>
        <translation>次のニアミス(&amp;M)</translation>
    </message>
    <message>
        <source>Previous near m&amp;iss</source>
        <translation>前のニアミス(&amp;I)</translation>
    </message>
    <message>
        <source>Su&amp;ggestions</source>
        <translation>提案(&amp;G)</translation>
    </message>
    <message>
        <source>Pa&amp;ttern</source>
        <translation>パターン(&amp;T)</translation>
    </message>
    <message>
        <source>Show the ma&amp;p</source>
        <translation>マップを表示(&amp;P)</translation>
    </message>
    <message>
        <source>Colour by c&amp;ost</source>
        <translation>コスト別に色分け(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt block of a repeat</source>
        <translation>繰り返しの次のブロック(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious block of a repeat</source>
        <translation>繰り返しの前のブロック(&amp;V)</translation>
    </message>
    <message>
        <source>Sa&amp;ve all rules</source>
        <translation>すべてのルールを保存(&amp;V)</translation>
    </message>
    <message>
        <source>Close ot&amp;her rules</source>
        <translation>ほかのルールを閉じる(&amp;H)</translation>
    </message>
    <message>
        <source>Next r&amp;ules</source>
        <translation>次のルールファイル(&amp;U)</translation>
    </message>
    <message>
        <source>Previous ru&amp;les</source>
        <translation>前のルールファイル(&amp;L)</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>このルールを使う</translation>
    </message>
    <message>
        <source>Re&amp;writing</source>
        <translation>書き換え(&amp;W)</translation>
    </message>
    <message>
        <source>Next stage of rewriting</source>
        <translation>次の書き換え段階</translation>
    </message>
    <message>
        <source>Previous stage of rewriting</source>
        <translation>前の書き換え段階</translation>
    </message>
    <message>
        <source>Use Tenstorrent co&amp;mposites</source>
        <translation>Tenstorrent コンポジットを使う(&amp;M)</translation>
    </message>
    <message>
        <source>Re&amp;writes</source>
        <translation>書き換え(&amp;W)</translation>
    </message>
    <message>
        <source>Save &amp;graph as…</source>
        <translation>グラフに名前を付けて保存(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Before and after rewriting</source>
        <translation>書き換えの前後(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;QNN rules</source>
        <translation>QNN のルール(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Tenstorrent providers</source>
        <translation>Tenstorrent プロバイダー(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;VM patterns</source>
        <translation>TVM のパターン(&amp;V)</translation>
    </message>
    <message>
        <source>Rules, and the rest a&amp;utomatically (o1+o3)</source>
        <translation>ルールで融合、残りは自動 (o1+o3)(&amp;U)</translation>
    </message>
    <message>
        <source>Save a copy in another &amp;language…</source>
        <translation>別の言語でコピーを保存(&amp;L)…</translation>
    </message>
    <message>
        <source>Rules in &amp;other languages</source>
        <translation>別の言語のルール(&amp;O)</translation>
    </message>
    <message>
        <source>Compare rules &amp;files…</source>
        <translation>ルールファイルを比較(&amp;F)…</translation>
    </message>
    <message>
        <source>From the &amp;gallery…</source>
        <translation>ギャラリーから(&amp;G)…</translation>
    </message>
    <message>
        <source>T&amp;raining graphs</source>
        <translation>学習グラフ(&amp;R)</translation>
    </message>
    <message>
        <source>The e&amp;xporter</source>
        <translation>エクスポーター(&amp;X)</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>レポート(&amp;E)</translation>
    </message>
    <message>
        <source>Suggestio&amp;ns</source>
        <translation>提案(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>コスト(&amp;O)</translation>
    </message>
    <message>
        <source>Rules in C&amp;I</source>
        <translation>CI でのルール(&amp;I)</translation>
    </message>
    <message>
        <source>Bac&amp;kward graph</source>
        <translation>逆伝播グラフ(&amp;K)</translation>
    </message>
    <message>
        <source>Tra&amp;ining</source>
        <translation>学習(&amp;I)</translation>
    </message>
    <message>
        <source>Colour by what sections &amp;wait for</source>
        <translation>セクションの待ち要因別に色分け(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Operators</source>
        <translation>演算子(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>順序(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>ステップ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Costs</source>
        <translation>コスト(&amp;C)</translation>
    </message>
</context>
<context>
    <name>CostsRows</name>
    <message>
        <source>bandwidth of memory</source>
        <translation>メモリ帯域幅</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>memory units on the chip</source>
        <translation>チップ上のメモリユニット</translation>
    </message>
    <message>
        <source>memory of each of them</source>
        <translation>各ユニットの容量</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>演算ユニット</translation>
    </message>
    <message>
        <source>bandwidth between machines</source>
        <translation>マシン間の帯域幅</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>セクションごとのオーバーヘッド</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Sections that take longest</source>
        <translation>最も時間のかかるセクション</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1 (逆伝播)</translation>
    </message>
    <message>
        <source>%1, too much</source>
        <translation>%1、超過</translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>%1 の数値</translation>
    </message>
    <message>
        <source>peak, %1</source>
        <translation>ピーク、%1</translation>
    </message>
    <message>
        <source>%1 op/s</source>
        <translation>%1 演算/秒</translation>
    </message>
    <message>
        <source>At least: %1.</source>
        <translation>最短: %1。</translation>
    </message>
    <message>
        <source>In %1, %2 sections wait for memory, %3 for arithmetic.</source>
        <translation>%1 では、%2 セクションがメモリ待ち、%3 セクションが演算待ちです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s) may not fit on the chip.</source>
        <translation>
            <numerusform>%Ln 個のセクションはチップに収まらない可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It needs %1 at once, weights and what is alive, of %2 on the chip that it may take (%3).</source>
        <translation>同時に %1 (重みと生存中の値) が必要です。チップ上で使える容量は %2 (%3) です。</translation>
    </message>
    <message>
        <source>Units it needs at least: %1 for memory, %2 for compute.</source>
        <translation>必要なユニット数 (最低): メモリ %1、演算 %2。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>Bounds from public figures, not predictions: caches, waiting, and what a compiler does not reach are left out.</source>
        <translation>公開された数値による下限であり、予測ではありません。キャッシュ、待ち時間、コンパイラーが達しない分は含みません。</translation>
    </message>
    <message>
        <source>The operators compute in %1, for which the machine lists no peak, so that of %2 counts.</source>
        <translation>演算子は %1 で計算しますが、このマシンにはそのピークの記載がないため、%2 のピークを使います。</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections whose time is not known.</source>
        <translation>選択した %1 個の演算子は %2 個のセクションに属していますが、その時間は不明です。</translation>
    </message>
    <message>
        <source>The %1 selected operators are in %2 sections, which take at least %3 in all: %4 of the whole.</source>
        <translation>選択した %1 個の演算子は %2 個のセクションに属し、合計で少なくとも %3 かかります (全体の %4)。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure of a machine</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for memory.</source>
        <translation>%1 では、全 %2 セクションがメモリ待ちです。</translation>
    </message>
    <message>
        <source>In %1, all %2 sections wait for arithmetic.</source>
        <translation>%1 では、全 %2 セクションが演算待ちです。</translation>
    </message>
    <message>
        <source>Sections whose time is unknown (%1)</source>
        <translation>時間が不明なセクション (%1)</translation>
    </message>
    <message>
        <source>The time is unknown because the number of operations of %1 is unknown. %2</source>
        <translation>%1 の演算数が不明なため、時間も不明です。%2</translation>
    </message>
    <message>
        <source>The time is unknown because the size of %1 is unknown: %2.</source>
        <translation>%1 のサイズが不明なため、時間も不明です: %2。</translation>
    </message>
    <message>
        <source>The time is unknown because no peak of the machine that applies here is public.</source>
        <translation>該当するマシンのピーク性能が公開されていないため、時間は不明です。</translation>
    </message>
    <message>
        <source>The time is unknown because the bandwidth of the machine&apos;s memory is not public.</source>
        <translation>マシンのメモリ帯域幅が公開されていないため、時間は不明です。</translation>
    </message>
    <message>
        <source>The time is unknown.</source>
        <translation>時間は不明です。</translation>
    </message>
    <message>
        <source>It takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>最短 %1。%2 演算 / %3 演算/秒 (%4) と %5 / %6/秒 の長いほうです。</translation>
    </message>
    <message>
        <source>Each of them takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>それぞれ最短 %1。%2 演算 / %3 演算/秒 (%4) と %5 / %6/秒 の長いほうです。</translation>
    </message>
    <message>
        <source>Nothing bounds times: this machine&apos;s peak and memory bandwidth are not public.</source>
        <translation>時間の下限は求められません。このマシンのピークとメモリ帯域幅は公開されていません。</translation>
    </message>
    <message>
        <source>Times need numbers for %1: write them above, or move a slider.</source>
        <translation>時間を求めるには %1 の数が必要です。上に入力するか、スライダーを動かしてください。</translation>
    </message>
    <message>
        <source>No number yet: %1.</source>
        <translation>数値なし: %1。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Web ページ (HTML)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>ドキュメント (PDF)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Image (PNG)</source>
        <translation>画像 (PNG)</translation>
    </message>
    <message>
        <source>Vector drawing (SVG)</source>
        <translation>ベクター画像 (SVG)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表 (CSV)</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>データ (JSON)</translation>
    </message>
    <message>
        <source>Graphviz (DOT)</source>
        <translation>Graphviz (DOT)</translation>
    </message>
    <message>
        <source>Decorators (Python)</source>
        <translation>デコレーター (Python)</translation>
    </message>
    <message>
        <source>Rules (YAML)</source>
        <translation>ルール (YAML)</translation>
    </message>
    <message>
        <source>One file that any browser shows, light and dark.</source>
        <translation>どのブラウザーでも表示できる 1 つのファイル。ライトとダークに対応。</translation>
    </message>
    <message>
        <source>For printing: text, then a page for each picture.</source>
        <translation>印刷用。テキストに続き、画像を 1 ページに 1 枚ずつ。</translation>
    </message>
    <message>
        <source>Text for a pull request, without pictures.</source>
        <translation>プルリクエスト用のテキスト。画像なし。</translation>
    </message>
    <message>
        <source>The picture on screen, sharp at any size.</source>
        <translation>画面の画像。どのサイズでも鮮明。</translation>
    </message>
    <message>
        <source>Sections for a spreadsheet.</source>
        <translation>表計算ソフト用のセクション一覧。</translation>
    </message>
    <message>
        <source>Sections for programs, as &quot;partition --json&quot;.</source>
        <translation>プログラム用のセクション一覧 (「partition --json」と同じ形式)。</translation>
    </message>
    <message>
        <source>Sections as frames, for Graphviz.</source>
        <translation>セクションを枠で表示。Graphviz 用。</translation>
    </message>
    <message>
        <source>Sections as @op_fusion lines, for fusion by hand.</source>
        <translation>セクションを @op_fusion 行で出力。手動融合用。</translation>
    </message>
    <message>
        <source>The text in the editor, which is not changed.</source>
        <translation>エディターのテキスト。元のテキストは変更しません。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Near misses</source>
        <translation>ニアミス</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Nothing is selected in the picture.</source>
        <translation>画像では何も選択されていません。</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>画像はまだありません。</translation>
    </message>
    <message>
        <source>More than a billion pixels. The largest scale is %1%.</source>
        <translation>10 億ピクセルを超えています。倍率は最大 %1% です。</translation>
    </message>
    <message>
        <source>it would have too many pixels</source>
        <translation>ピクセル数が多すぎます</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>Stages of rewriting</source>
        <translation>書き換えの段階</translation>
    </message>
    <message>
        <source>Reports are in English.</source>
        <translation>レポートは英語です。</translation>
    </message>
    <message>
        <source>The picture on screen, as pixels.</source>
        <translation>画面上の図をピクセル画像で。</translation>
    </message>
</context>
<context>
    <name>FusionKind</name>
    <message>
        <source>elementwise</source>
        <translation>要素ごと</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>ブロードキャスト</translation>
    </message>
    <message>
        <source>injective</source>
        <translation>単射</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>リダクション</translation>
    </message>
    <message>
        <source>heavy, fuses with its consumers</source>
        <translation>重い演算、後続の演算子と融合</translation>
    </message>
    <message>
        <source>tuple</source>
        <translation>タプル</translation>
    </message>
    <message>
        <source>opaque, never fuses</source>
        <translation>不透明、融合しない</translation>
    </message>
    <message>
        <source>elementwise or broadcast</source>
        <translation>要素ごとまたはブロードキャスト</translation>
    </message>
</context>
<context>
    <name>GraphText</name>
    <message>
        <source>%1, %2 bits</source>
        <translation>%1、%2 ビット</translation>
    </message>
    <message numerus="yes">
        <source>%n scale(s) along axis %1</source>
        <translation>
            <numerusform>軸 %1 に沿った %n 個のスケール</numerusform>
        </translation>
    </message>
    <message>
        <source>the model says nothing of it</source>
        <translation>モデルに情報がありません</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules (%1)</source>
        <translation>ルール (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>RewriteWords</name>
    <message>
        <source>condition is false</source>
        <translation>条件が偽</translation>
    </message>
    <message>
        <source>condition is unknown</source>
        <translation>条件が不明</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>内部の結果が外部で使われている</translation>
    </message>
    <message>
        <source>would close a cycle</source>
        <translation>循環ができる</translation>
    </message>
    <message>
        <source>replacement makes no sense here</source>
        <translation>ここでは置き換えが成り立たない</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>書き換え回数が多すぎる</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>他 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>%1 の場合</translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 は実行されませんでした: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>%1: 書き換え %Ln 件、</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 operators before, %2 after.</source>
        <translation>演算子は前 %1、後 %2。</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>上限に達して停止しました。</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>収束しません: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln match(es), </source>
        <translation>
            <numerusform>%1: 一致 %Ln 件、</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rewritten, %2 refused.</source>
        <translation>書き換え %1、拒否 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional: the model does not say enough.</source>
        <translation>
            <numerusform>%Ln 件の一致は条件付きです: モデルの情報が足りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) of %1: %2. %3</source>
        <translation>
            <numerusform>%1 の一致 %Ln 件: %2。%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewrite(s)</source>
        <translation>
            <numerusform>書き換え %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conditional</source>
        <translation>
            <numerusform>条件付き %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no value yet, and conditions that read it are unknown.</source>
        <translation>まだ値がないため、これを読む条件は不明です。</translation>
    </message>
    <message>
        <source>values have the encodings that operators around them gave and read.</source>
        <translation>周囲の演算子が与え、読み取っていたエンコーディングを、値自体が持ちます。</translation>
    </message>
    <message>
        <source>images have their channels last, as the rules see them.</source>
        <translation>画像のチャネルは、ルールから見えるとおり最後の軸になります。</translation>
    </message>
    <message>
        <source>parameters of operators are operands behind their inputs, as the rules have them.</source>
        <translation>演算子のパラメーターは、ルールにあるとおり入力の後ろのオペランドになります。</translation>
    </message>
    <message>
        <source>%1 changes nothing.</source>
        <translation>%1 は何も変更しません。</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>値: %1。</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>別の一致が演算子の一部を取っている</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>チェックでエラーが発生した</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 件見つかりました</translation>
    </message>
    <message>
        <source>%1 used outside</source>
        <translation>%1 件は外部で使用</translation>
    </message>
    <message>
        <source>%1 in a cycle</source>
        <translation>%1 件は循環</translation>
    </message>
    <message>
        <source>%1 overlapping</source>
        <translation>%1 件は重複</translation>
    </message>
    <message>
        <source>%1 refused by filters</source>
        <translation>%1 件はフィルターが拒否</translation>
    </message>
    <message>
        <source>stops: %1</source>
        <translation>停止: %1</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>停止します: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) without a match</source>
        <translation>
            <numerusform>一致のないルール: %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>no place: the model has no %1</source>
        <translation>候補なし: モデルに %1 がありません</translation>
    </message>
    <message numerus="yes">
        <source>almost at %1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%Ln か所中 %1 か所でニアミス: %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see where it almost matches.</source>
        <translation>ルールを選ぶとニアミスを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>オプション: %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Values that rules read by their names. Open the row to choose them.</source>
        <translation>ルールが名前で読む値です。行を開いて選択してください。</translation>
    </message>
    <message>
        <source>%1: %2. Press Enter or double-click to change the rule.</source>
        <translation>%1: %2。Enter またはダブルクリックでルールを変更します。</translation>
    </message>
</context>
<context>
    <name>TrainingRows</name>
    <message>
        <source>By rule</source>
        <translation>ルールごと</translation>
    </message>
    <message>
        <source>Ticked: the sections of this rule run again for the backward pass, instead of keeping what they make.</source>
        <translation>オン: このルールのセクションは、結果を保持する代わりに、逆伝播で再実行されます。</translation>
    </message>
    <message>
        <source>all operators</source>
        <translation>すべての演算子</translation>
    </message>
    <message>
        <source>what no rule fuses</source>
        <translation>どのルールも融合しないもの</translation>
    </message>
    <message>
        <source>Largest saved values</source>
        <translation>保持される値 (大きい順)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>Without a known derivative</source>
        <translation>導関数が不明</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators; %3 are saved for the backward pass.</source>
        <translation>順伝播の演算子 %1 個、逆伝播の演算子 %2 個。逆伝播のために %3 を保持します。</translation>
    </message>
    <message>
        <source>Recomputing the ticked rules frees %1, for %2 more operations.</source>
        <translation>チェックしたルールを再計算すると %1 が空き、演算が %2 増えます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln backward section(s) are cut: they could not run in one piece.</source>
        <translation>
            <numerusform>%Ln 個の逆伝播セクションは分割されています。一度には実行できないためです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saves %2 for the backward pass. Recomputing its sections would free %3, for %4 more operations.</source>
        <translation>%1 は逆方向のために %2 を保持します。そのセクションを再計算すると %3 が空き、演算が %4 増えます。</translation>
    </message>
    <message>
        <source>Made by operators that no rule fuses, or inputs of the model. Parameters are there anyway and do not count.</source>
        <translation>どのルールも融合しない演算子の結果、またはモデルの入力です。パラメーターはもともとあるので数えません。</translation>
    </message>
    <message numerus="yes">
        <source>It is read by %Ln backward operator(s), first by %1.</source>
        <translation>
            <numerusform>逆伝播の演算子 %Ln 個が読みます。最初は %1 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by %1.</source>
        <translation>%1 の結果です。</translation>
    </message>
    <message>
        <source>An input of the model.</source>
        <translation>モデルの入力です。</translation>
    </message>
    <message>
        <source>%1 has no known derivative. Its gradients come from one operator, %1_backward, which takes all that it takes. &quot;Training&quot; in the help says how to add one.</source>
        <translation>%1 の導関数は不明です。勾配は、同じものをすべて受け取る 1 つの演算子 %1_backward から得られます。追加の方法はヘルプの「Training」にあります。</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators. How many bytes are saved for the backward pass is unknown: extents have no number, or shapes are missing.</source>
        <translation>順伝播の演算子 %1 個、逆伝播の演算子 %2 個。逆伝播のために保持するバイト数は不明です。次元に数値がないか、形状がありません。</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Aims for the highest throughput of a section that one large matrix multiplication dominates, with the compiler&apos;s usual estimate of the resources it needs.</source>
        <translation>1 つの大きな行列乗算が支配的なセクションで、コンパイラーの通常の資源見積もりのもと最高のスループットを狙います。</translation>
    </message>
    <message>
        <source>Estimates resources cautiously so that compilation succeeds: it may shard less and puts every matrix multiplication in a section alone, which costs speed.</source>
        <translation>コンパイルが成功するよう資源を控えめに見積もります。分割が減ることがあり、行列乗算をそれぞれ単独のセクションにするため、速度は落ちます。</translation>
    </message>
    <message>
        <source>Pushes some optimizations of a section that one large matrix multiplication dominates as far as they go, at a higher risk that compilation fails.</source>
        <translation>1 つの大きな行列乗算が支配的なセクションで一部の最適化を極限まで進めます。コンパイルに失敗するおそれは高まります。</translation>
    </message>
    <message>
        <source>For cached inference that waits for memory rather than for arithmetic: packs more matrix multiplications into one section, with fewer shards and less parallelism than DEFAULT_GEMM.</source>
        <translation>演算よりメモリを待つキャッシュ付き推論向け。DEFAULT_GEMM より分割や並列を減らし、1 つのセクションに多くの行列乗算を詰めます。</translation>
    </message>
    <message>
        <source>The cautious variant for cached inference: gives up speed, with every matrix multiplication in a section alone, so that compilation finishes.</source>
        <translation>キャッシュ付き推論向けの慎重な版。速度と引き換えに行列乗算をそれぞれ単独のセクションにし、コンパイルを成功させます。</translation>
    </message>
    <message>
        <source>For multi-head attention written out as two matmul operators with a softmax between them; other operators may be there unless they are matrix multiplications themselves.</source>
        <translation>softmax を間に挟む 2 つの matmul で書かれたマルチヘッドアテンション向け。行列乗算でなければ、ほかの演算子があってもかまいません。</translation>
    </message>
    <message>
        <source>Works like MHA, for attention that the model holds as one scaled_dot_product_attention operator.</source>
        <translation>MHA と同様で、モデルが 1 つの scaled_dot_product_attention 演算子として持つアテンション向け。</translation>
    </message>
    <message>
        <source>Bias and activation</source>
        <translation>バイアスと活性化</translation>
    </message>
    <message>
        <source>A linear layer, its bias and the activation behind it: in every network with dense layers.</source>
        <translation>線形層、そのバイアスと直後の活性化。全結合層を持つすべてのネットワークにあります。</translation>
    </message>
    <message>
        <source>Convolution, norm, ReLU</source>
        <translation>畳み込み、正規化、ReLU</translation>
    </message>
    <message>
        <source>The step of convolutional networks, with the norm as it is trained, folded or in parts.</source>
        <translation>畳み込みネットワークの 1 段。正規化は、学習時の形、重みに折り込んだ形、分解した形のいずれにも対応します。</translation>
    </message>
    <message>
        <source>Layer normalization</source>
        <translation>レイヤー正規化</translation>
    </message>
    <message>
        <source>Centred and scaled by the deviation: in BERT, GPT and vision transformers, in parts where models have no such operator.</source>
        <translation>中心化し標準偏差で割ります。BERT、GPT、ビジョントランスフォーマーにあり、専用の演算子がないモデルでは分解されています。</translation>
    </message>
    <message>
        <source>RMS normalization</source>
        <translation>RMS 正規化</translation>
    </message>
    <message>
        <source>Scaled by the root of the mean square: in Llama, Mixtral, Gemma and T5.</source>
        <translation>二乗平均平方根で割ります。Llama、Mixtral、Gemma、T5 にあります。</translation>
    </message>
    <message>
        <source>Residual and normalization</source>
        <translation>残差と正規化</translation>
    </message>
    <message>
        <source>A residual sum with the norm behind it: twice in every layer of a transformer.</source>
        <translation>残差の加算とその後の正規化。トランスフォーマーの各層に 2 回あります。</translation>
    </message>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>The activation of BERT, GPT and vision transformers, in parts: exact by erf, or approximated by tanh.</source>
        <translation>BERT、GPT、ビジョントランスフォーマーの活性化を分解したもの。erf による厳密版と tanh による近似版があります。</translation>
    </message>
    <message>
        <source>SwiGLU and GeGLU</source>
        <translation>SwiGLU と GeGLU</translation>
    </message>
    <message>
        <source>A feed-forward block with a gate: in Llama, Mixtral and Gemma.</source>
        <translation>ゲート付きのフィードフォワードブロック。Llama、Mixtral、Gemma にあります。</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>Scores, scale, mask, softmax and values: in every transformer, in parts or as one operator.</source>
        <translation>スコア、スケール、マスク、softmax、値。すべてのトランスフォーマーに、分解または 1 つの演算子としてあります。</translation>
    </message>
    <message>
        <source>Rotary position embedding</source>
        <translation>回転位置埋め込み</translation>
    </message>
    <message>
        <source>Queries and keys turned by their position, once each in every layer of Llama and its relatives.</source>
        <translation>位置に応じて回転したクエリとキー。Llama とその系列の各層に 1 回ずつあります。</translation>
    </message>
    <message>
        <source>Quantize and dequantize</source>
        <translation>量子化と逆量子化</translation>
    </message>
    <message>
        <source>Operators between dequantized operands and a quantized result, which integer kernels run whole.</source>
        <translation>逆量子化されたオペランドと量子化された結果の間の演算子。整数カーネルがまとめて実行します。</translation>
    </message>
    <message>
        <source>%1 has the shape of %2</source>
        <translation>%1 は %2 と同じ形状です</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 の名前は %2 です</translation>
    </message>
    <message>
        <source>%1 meets the condition</source>
        <translation>%1 は条件を満たします</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>任意の演算子</translation>
    </message>
    <message>
        <source>any operator but %1</source>
        <translation>%1 以外の任意の演算子</translation>
    </message>
    <message>
        <source>%1 (not %2)</source>
        <translation>%1 (%2 ではない)</translation>
    </message>
    <message>
        <source>%1 is fused into %2, with everything between them.</source>
        <translation>%1 は間にあるものすべてとともに %2 に融合されます。</translation>
    </message>
    <message>
        <source>%1 and %2 are in one group already.</source>
        <translation>%1 と %2 はすでに同じグループにあります。</translation>
    </message>
    <message>
        <source>Nothing is fused at optimization level 0.</source>
        <translation>最適化レベル 0 では何も融合されません。</translation>
    </message>
    <message>
        <source>%1 is opaque, so it is never fused.</source>
        <translation>%1 は不透明なため、融合されることはありません。</translation>
    </message>
    <message>
        <source>%1 is a reduction, so it is not fused into any consumer.</source>
        <translation>%1 はリダクションなので、どの利用側にも融合されません。</translation>
    </message>
    <message>
        <source>Phase %1 has no rule that fuses %2, which is %3.</source>
        <translation>フェーズ %1 には、%3 である %2 を融合するルールがありません。</translation>
    </message>
    <message>
        <source>Fusing %1 into %2 would put more than %3 operators in one group.</source>
        <translation>%1 を %2 に融合すると、1 つのグループの演算子が %3 個を超えます。</translation>
    </message>
    <message>
        <source>The result of %1 is visible outside the graph, so it ends its group.</source>
        <translation>%1 の結果はグラフの外から見えるため、そこでグループが終わります。</translation>
    </message>
    <message>
        <source>Nothing uses the result of %1.</source>
        <translation>%1 の結果はどこでも使われていません。</translation>
    </message>
    <message>
        <source>The result of %1 ends up in %2 and in %3, and no operator joins the two.</source>
        <translation>%1 の結果は %2 と %3 に行き着き、両者を合わせる演算子がありません。</translation>
    </message>
    <message>
        <source>All of %1 flows into %2, which is %3.</source>
        <translation>%1 のすべてが、%3 である %2 に流れ込みます。</translation>
    </message>
    <message>
        <source>%1 is not fused into %2: %3.</source>
        <translation>%1 は %2 に融合されません: %3。</translation>
    </message>
    <message>
        <source>the use of %1 by %2 is %3</source>
        <translation>%2 による %1 の利用は %3 です</translation>
    </message>
    <message>
        <source>%1 is in the group of the anchor %2 already</source>
        <translation>%1 はすでにアンカー %2 のグループにあります</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 は %2 です</translation>
    </message>
    <message>
        <source>%1 is in the group of %2, which is %3</source>
        <translation>%1 は、%3 である %2 のグループにあります</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>1 か所</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 か所以上</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 か所</translation>
    </message>
    <message>
        <source>%1 is less specific than %2, but has the higher priority: at %3 it takes %4 of the %5 operators that %6 asks for, first at %7. Give %8 the higher priority.</source>
        <translation>%1 は %2 ほど限定的ではありませんが、優先度が高くなっています。%3 で、%6 が求める %5 個の演算子のうち %4 個を取ります (最初は %7)。%8 の優先度を高くしてください。</translation>
    </message>
    <message>
        <source>%1 uses %2 by the tuple %3</source>
        <translation>%1 はタプル %3 を通じて %2 を使います</translation>
    </message>
    <message>
        <source>%1 uses %2 by the alias %3</source>
        <translation>%1 はエイリアス %3 を通じて %2 を使います</translation>
    </message>
    <message>
        <source>%1 never wins: in this model it matches at %2, but its operators are always taken by %3. Give it a higher priority, or remove it.</source>
        <translation>%1 が選ばれることはありません。このモデルでは %2 で一致しますが、演算子は必ず %3 に取られます。優先度を上げるか、削除してください。</translation>
    </message>
    <message>
        <source>%1 and %2 have the same priority (%3) and compete for operators at %4; %5 wins because it comes first.</source>
        <translation>%1 と %2 は優先度が同じ (%3) で、%4 で演算子を取り合います。先にある %5 が優先されます。</translation>
    </message>
    <message>
        <source>The search for %1 was abandoned at %2: %3 has too many candidate operators to try them all. Make its &quot;op_type&quot; more specific.</source>
        <translation>%1 の探索は %2 で打ち切られました。%3 の候補の演算子が多すぎて、すべては試せません。その &quot;op_type&quot; をより限定的にしてください。</translation>
    </message>
    <message>
        <source>The operators of the module &quot;%1&quot; cannot be one section: a path leaves them and re-enters: %2.</source>
        <translation>モジュール &quot;%1&quot; の演算子は 1 つのセクションにできません。外へ出て戻る経路があります: %2。</translation>
    </message>
    <message>
        <source>No operator of the model is in a module &quot;%1&quot;.</source>
        <translation>モデルのどの演算子もモジュール &quot;%1&quot; に属していません。</translation>
    </message>
    <message>
        <source>It has no matrix multiplication that could dominate it.</source>
        <translation>支配的になりうる行列乗算がありません。</translation>
    </message>
    <message>
        <source>The shapes of %1 are not known.</source>
        <translation>%1 の形状が不明です。</translation>
    </message>
    <message>
        <source>The work of %1 of %2 is not known.</source>
        <translation>%2 個のうち %1 の演算量が不明です。</translation>
    </message>
    <message>
        <source>It has %1 and no softmax</source>
        <translation>%1 があり、softmax はありません</translation>
    </message>
    <message>
        <source>It has %1 and 1 softmax</source>
        <translation>%1 と 1 個の softmax があります</translation>
    </message>
    <message>
        <source>It has %1 and %2 softmaxes</source>
        <translation>%1 と %2 個の softmax があります</translation>
    </message>
    <message>
        <source>%1; two multiplications with a softmax between them are required.</source>
        <translation>%1。softmax を間に挟む 2 つの乗算が必要です。</translation>
    </message>
    <message>
        <source>%1, but no path leads from the first multiplication through a softmax to the second.</source>
        <translation>%1 が、最初の乗算から softmax を経て 2 番目へ至る経路がありません。</translation>
    </message>
    <message>
        <source>It has 2 matrix multiplications with a softmax between them.</source>
        <translation>softmax を間に挟む 2 つの行列乗算があります。</translation>
    </message>
    <message>
        <source>It has %1 %2.</source>
        <translation>%2 が %1 個あります。</translation>
    </message>
    <message>
        <source>It has no %1.</source>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>Raise the priority to %1, above `%2`</source>
        <translation>優先度を %1 に上げ、`%2` より高くする</translation>
    </message>
    <message>
        <source>Let %1 be %2 too</source>
        <translation>%1 に %2 も許可する</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1 を許可する</translation>
    </message>
    <message>
        <source>Require %1</source>
        <translation>%1 を必須にする</translation>
    </message>
    <message>
        <source>Make %1 optional</source>
        <translation>%1 を省略可能にする</translation>
    </message>
    <message>
        <source>Make %1 and what follows it optional</source>
        <translation>%1 とそれ以降を省略可能にする</translation>
    </message>
    <message>
        <source>Remove the edge from %1 to %2</source>
        <translation>%1 から %2 への辺を削除する</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>量子化されていない</translation>
    </message>
    <message>
        <source>axis %1 of the result is %2</source>
        <translation>結果の軸 %1 は %2</translation>
    </message>
    <message>
        <source>axis %1 of %2 is %3</source>
        <translation>%2 の軸 %1 は %3</translation>
    </message>
    <message>
        <source>the type of %1 is not known</source>
        <translation>%1 の型が不明です</translation>
    </message>
    <message>
        <source>the shape of %1 is not known</source>
        <translation>%1 の形状が不明です</translation>
    </message>
    <message>
        <source>the quantization of %1 is not known</source>
        <translation>%1 の量子化が不明です</translation>
    </message>
    <message>
        <source>the contents of %1 are not in the model</source>
        <translation>%1 の内容がモデルにありません</translation>
    </message>
    <message>
        <source>attribute %1 of %2 is missing or of another type</source>
        <translation>%2 の属性 %1 がないか、型が異なります</translation>
    </message>
    <message>
        <source>option %1 has no value</source>
        <translation>オプション %1 に値がありません</translation>
    </message>
    <message>
        <source>%1 cannot be evaluated here</source>
        <translation>%1 はここでは評価できません</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 は大きすぎます</translation>
    </message>
    <message>
        <source>%1 divides by zero</source>
        <translation>%1 はゼロで割っています</translation>
    </message>
    <message>
        <source>%1 is less than zero</source>
        <translation>%1 は負です</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 は存在しません</translation>
    </message>
    <message>
        <source>%1 is not part of this match</source>
        <translation>%1 はこの一致に含まれません</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1 のはずが %2 です</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between</source>
        <translation>%1 のはずが、間に %2 があります</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here</source>
        <translation>%1 のはずが何もありません。グラフはここで終わります</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires</source>
        <translation>%1 はありますが、ルールが求める辺がありません</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands</source>
        <translation>%1 はありますが、オペランドが異なります</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry</source>
        <translation>そこにある唯一の %1 は、すでに別のエントリにバインドされています</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false</source>
        <translation>%1 はありますが、ルールの条件が偽です</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds</source>
        <translation>%1 はありますが、ルールの条件が成り立つかどうかモデルからは分かりません</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1</source>
        <translation>結果が一致の外の %1 でも使われています</translation>
    </message>
    <message>
        <source>the model has no %1</source>
        <translation>モデルに %1 がありません</translation>
    </message>
    <message>
        <source>the search was abandoned: too many candidate operators</source>
        <translation>探索は打ち切られました: 候補の演算子が多すぎます</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments</source>
        <translation>%1 はありますが、引数が異なります</translation>
    </message>
    <message>
        <source>it is in a section of %1</source>
        <translation>%1 のセクションにあります</translation>
    </message>
    <message>
        <source>%1 stands for %2</source>
        <translation>%1 は %2 を表します</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 は %2 を取ります</translation>
    </message>
    <message>
        <source>%1 takes the value %2</source>
        <translation>%1 は値 %2 を取ります</translation>
    </message>
    <message>
        <source>%1 takes %2 operators, from %3 to %4</source>
        <translation>%1 は %3 から %4 まで %2 個の演算子を取ります</translation>
    </message>
    <message>
        <source>%1 takes %2, its first two operands the other way round</source>
        <translation>%1 は最初の 2 つのオペランドを入れ替えて %2 を取ります</translation>
    </message>
    <message>
        <source>%1 does not fit the match so far</source>
        <translation>%1 はこれまでの一致に合いません</translation>
    </message>
    <message>
        <source>%1 would fit, but %2</source>
        <translation>%1 は合いますが、%2</translation>
    </message>
    <message>
        <source>The search was abandoned at %1: too many candidate operators</source>
        <translation>探索は %1 で打ち切られました: 候補の演算子が多すぎます</translation>
    </message>
    <message>
        <source>It does not match. The furthest attempt had %1 and stopped at %2: %3</source>
        <translation>一致しません。最も進んだ試行は %1 まで進み、%2 で止まりました: %3</translation>
    </message>
    <message>
        <source>Looks at %1</source>
        <translation>%1 を調べる</translation>
    </message>
    <message>
        <source>Retrying with every possible repetition</source>
        <translation>考えられる繰り返しをすべて試し直す</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 は省略される</translation>
    </message>
    <message>
        <source>%1 gives back %2</source>
        <translation>%1 は %2 を手放す</translation>
    </message>
    <message>
        <source>%1 tries something else</source>
        <translation>%1 は別のものを試す</translation>
    </message>
    <message>
        <source>%1 finds nothing: %2</source>
        <translation>%1 は何も見つけられない: %2</translation>
    </message>
    <message>
        <source>Every entry is bound</source>
        <translation>すべてのエントリがバインド済み</translation>
    </message>
    <message>
        <source>the check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>its check is false at %1</source>
        <translation>チェックが %1 で拒否します</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 は偽です</translation>
    </message>
    <message>
        <source>its check fails: %1</source>
        <translation>チェックでエラーが発生します: %1</translation>
    </message>
    <message>
        <source>its check cannot be decided at %1</source>
        <translation>チェックは %1 で判定できません</translation>
    </message>
    <message>
        <source>%1 cannot be decided</source>
        <translation>%1 は判定できません</translation>
    </message>
    <message>
        <source>expected %1, found %2 (%3)</source>
        <translation>%1 のはずが %2 です (%3)</translation>
    </message>
    <message>
        <source>expected %1, found %2 in between (%3)</source>
        <translation>%1 のはずが、間に %2 があります (%3)</translation>
    </message>
    <message>
        <source>%1 is there, but lacks an edge that the rule requires (%2)</source>
        <translation>%1 はありますが、ルールが求める辺がありません (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2)</source>
        <translation>%1 はありますが、オペランドが異なります (%2)</translation>
    </message>
    <message>
        <source>the only %1 there is already bound to another entry (%2)</source>
        <translation>そこにある唯一の %1 は、すでに別のエントリにバインドされています (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2)</source>
        <translation>%1 はありますが、ルールの条件が偽です (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2)</source>
        <translation>%1 はありますが、ルールの条件が成り立つかどうかモデルからは分かりません (%2)</translation>
    </message>
    <message>
        <source>the result is also used outside the match, by %1 (%2)</source>
        <translation>結果が一致の外の %1 でも使われています (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2)</source>
        <translation>%1 はありますが、引数が異なります (%2)</translation>
    </message>
    <message>
        <source>%1 is there, but a condition of the rule is false (%2): %3, here %4</source>
        <translation>%1 はありますが、ルールの条件が偽です (%2): %3、ここでは %4</translation>
    </message>
    <message>
        <source>%1 is there, but the model does not say whether a condition of the rule holds (%2): %3, here %4</source>
        <translation>%1 はありますが、ルールの条件が成り立つかどうかモデルからは分かりません (%2): %3、ここでは %4</translation>
    </message>
    <message>
        <source>%1 is there, but called with other arguments (%2): %3, here %4</source>
        <translation>%1 はありますが、引数が異なります (%2): %3、ここでは %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule %4</source>
        <translation>%1 はありますが、オペランドが異なります (%2): こちらは %3、ルールは %4</translation>
    </message>
    <message>
        <source>%1 is there, but with different operands (%2): it has %3, the rule at least %4</source>
        <translation>%1 はありますが、オペランドが異なります (%2): こちらは %3、ルールは少なくとも %4</translation>
    </message>
    <message>
        <source>expected %1, found nothing: the graph ends here, at %2</source>
        <translation>%1 のはずが何もありません。グラフはここ (%2) で終わります</translation>
    </message>
    <message>
        <source>%1 operand</source>
        <translation>オペランド %1 個</translation>
    </message>
    <message>
        <source>%1 operands</source>
        <translation>オペランド %1 個</translation>
    </message>
    <message>
        <source>%1 operand (%2)</source>
        <translation>オペランド %1 個 (%2)</translation>
    </message>
    <message>
        <source>%1 operands (%2)</source>
        <translation>オペランド %1 個 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but one has %6, at %7.</source>
        <translation>%3 の %2 件の一致のうち %1 件は %5 が %4 ですが、1 件は %6 です (%7)。</translation>
    </message>
    <message>
        <source>%1 of %2 matches of %3 have %4 at %5, but %6 have %7, at %8.</source>
        <translation>%3 の %2 件の一致のうち %1 件は %5 が %4 ですが、%6 件は %7 です (%8)。</translation>
    </message>
    <message>
        <source>The rule may match more than intended.</source>
        <translation>ルールが意図より多く一致している可能性があります。</translation>
    </message>
    <message>
        <source>%1 dimension</source>
        <translation>%1 次元</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 次元</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; it dominates.</source>
        <translation>最大の行列乗算が演算の %1 を占め、支配的です。</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does %1 of the operations; at least 50% is required.</source>
        <translation>最大の行列乗算は演算の %1 です。少なくとも 50% が必要です。</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; they dominate.</source>
        <translation>1 つの入力から分かれる最大の行列乗算 %1 個が演算の %2 を占め、支配的です。</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do %2 of the operations; at least 50% is required.</source>
        <translation>1 つの入力から分かれる最大の行列乗算 %1 個は演算の %2 です。少なくとも 50% が必要です。</translation>
    </message>
    <message>
        <source>%1 matrix multiplication</source>
        <translation>行列乗算 %1 個</translation>
    </message>
    <message>
        <source>%1 matrix multiplications</source>
        <translation>行列乗算 %1 個</translation>
    </message>
    <message>
        <source>%1 operator</source>
        <translation>演算子 %1 個</translation>
    </message>
    <message>
        <source>%1 operators</source>
        <translation>演算子 %1 個</translation>
    </message>
    <message>
        <source>that of %1</source>
        <translation>%1 の利用</translation>
    </message>
    <message>
        <source>`%1` then %2</source>
        <translation>`%1` の次に %2</translation>
    </message>
    <message>
        <source>Allow %1 after %2</source>
        <translation>%2 の後に %1 を許可する</translation>
    </message>
    <message>
        <source>Allow %1 before %2</source>
        <translation>%2 の前に %1 を許可する</translation>
    </message>
    <message>
        <source>Allow %1 between %2 and %3</source>
        <translation>%2 と %3 の間に %1 を許可する</translation>
    </message>
    <message>
        <source>Require %1 after %2</source>
        <translation>%2 の後に %1 を必須にする</translation>
    </message>
    <message>
        <source>Require %1 before %2</source>
        <translation>%2 の前に %1 を必須にする</translation>
    </message>
    <message>
        <source>Require %1 between %2 and %3</source>
        <translation>%2 と %3 の間に %1 を必須にする</translation>
    </message>
    <message>
        <source>%1 passes over %2: another entry has it</source>
        <translation>%1 は %2 を飛ばす: 別のエントリが取っている</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section already</source>
        <translation>%1 は %2 を飛ばす: すでにセクションにある</translation>
    </message>
    <message>
        <source>%1 passes over %2: it is in a section of %3</source>
        <translation>%1 は %2 を飛ばす: %3 のセクションにある</translation>
    </message>
    <message>
        <source>%1 passes over %2: it lacks an edge that the rule requires</source>
        <translation>%1 は %2 を飛ばす: ルールが求める辺がない</translation>
    </message>
    <message>
        <source>%1 passes over %2: a condition of the rule does not hold</source>
        <translation>%1 は %2 を飛ばす: ルールの条件が成り立たない</translation>
    </message>
    <message>
        <source>%1 passes over %2: it can only lead to a later match than the one found</source>
        <translation>%1 は %2 を飛ばす: 見つかったものより後の一致にしかならない</translation>
    </message>
    <message>
        <source>%1 passes over %2: it has a different number of operands</source>
        <translation>%1 は %2 を飛ばす: オペランドの数が異なる</translation>
    </message>
    <message>
        <source>Give %1 the higher priority.</source>
        <translation>%1 の優先度を高くしてください。</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>A catalogue is an object with a list &quot;operators&quot;.</source>
        <translation>カタログは、リスト &quot;operators&quot; を持つオブジェクトです。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list.</source>
        <translation>&quot;%1&quot; はリストでなければなりません。</translation>
    </message>
    <message>
        <source>A prefix or overload must be a string.</source>
        <translation>接頭辞やオーバーロードは文字列でなければなりません。</translation>
    </message>
    <message>
        <source>An operator must be an object.</source>
        <translation>演算子はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>An operator must begin with its &quot;name&quot;.</source>
        <translation>演算子は &quot;name&quot; で始めます。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of fusion.</source>
        <translation>&quot;%1&quot; は融合の種類ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to count operations.</source>
        <translation>&quot;%1&quot; は演算の数え方ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared twice; the first one counts.</source>
        <translation>&quot;%1&quot; が 2 回宣言されています。最初のものが有効です。</translation>
    </message>
    <message>
        <source>%1 uses its own result.</source>
        <translation>%1 が自身の結果を使っています。</translation>
    </message>
    <message>
        <source>This is a git-LFS pointer, not the model itself. Run &quot;git lfs pull&quot; to fetch the model.</source>
        <translation>これは git-LFS のポインターで、モデル本体ではありません。&quot;git lfs pull&quot; を実行してモデルを取得してください。</translation>
    </message>
    <message>
        <source>This file is compressed with gzip. Unpack it first.</source>
        <translation>このファイルは gzip で圧縮されています。先に展開してください。</translation>
    </message>
    <message>
        <source>This file is compressed with zstd. Unpack it first.</source>
        <translation>このファイルは zstd で圧縮されています。先に展開してください。</translation>
    </message>
    <message>
        <source>This file is compressed with bzip2. Unpack it first.</source>
        <translation>このファイルは bzip2 で圧縮されています。先に展開してください。</translation>
    </message>
    <message>
        <source>This file is compressed with xz. Unpack it first.</source>
        <translation>このファイルは xz で圧縮されています。先に展開してください。</translation>
    </message>
    <message>
        <source>This is a 7-Zip archive. Unpack it first.</source>
        <translation>これは 7-Zip アーカイブです。先に展開してください。</translation>
    </message>
    <message>
        <source>This is a zip archive without an exported program. If it is a saved PyTorch model, save it with torch.export.save, or export it to ONNX.</source>
        <translation>エクスポートされたプログラムを含まない zip アーカイブです。保存した PyTorch モデルなら、torch.export.save で保存するか、ONNX にエクスポートしてください。</translation>
    </message>
    <message>
        <source>This is a Python pickle, which may run code when opened. Export the model to ONNX first.</source>
        <translation>これは Python の pickle で、開くとコードが実行されるおそれがあります。先に ONNX にエクスポートしてください。</translation>
    </message>
    <message>
        <source>This is an HDF5 (Keras) file. Export the model to ONNX first.</source>
        <translation>これは HDF5 (Keras) のファイルです。先に ONNX にエクスポートしてください。</translation>
    </message>
    <message>
        <source>This is a GGUF file: it has weights but no graph of operators.</source>
        <translation>これは GGUF ファイルです。重みはありますが、演算子のグラフがありません。</translation>
    </message>
    <message>
        <source>This is a TensorFlow Lite model. Convert it to ONNX first.</source>
        <translation>これは TensorFlow Lite モデルです。先に ONNX に変換してください。</translation>
    </message>
    <message>
        <source>This is MLIR bytecode. mlir-opt, or stablehlo-translate --deserialize for a portable artifact, prints it as text.</source>
        <translation>これは MLIR のバイトコードです。mlir-opt、または可搬形式なら stablehlo-translate --deserialize でテキストにできます。</translation>
    </message>
    <message>
        <source>This is a PDF document, not a model.</source>
        <translation>これは PDF 文書で、モデルではありません。</translation>
    </message>
    <message>
        <source>This is a picture, not a model.</source>
        <translation>これは画像で、モデルではありません。</translation>
    </message>
    <message>
        <source>This is a program, not a model.</source>
        <translation>これはプログラムで、モデルではありません。</translation>
    </message>
    <message>
        <source>This is a web page, not a model: the download may have given an error page or a page about the file instead of the file.</source>
        <translation>これは Web ページで、モデルではありません。ダウンロードの際、ファイルの代わりにエラーページや説明ページが返された可能性があります。</translation>
    </message>
    <message>
        <source>This is an OpenVINO model. Open the ONNX model that it was made from.</source>
        <translation>これは OpenVINO のモデルです。元になった ONNX モデルを開いてください。</translation>
    </message>
    <message>
        <source>This is an XML file. It is not one of the model formats that can be opened.</source>
        <translation>これは XML ファイルです。開けるモデル形式のいずれでもありません。</translation>
    </message>
    <message>
        <source>This is a jaxpr. Lower it to StableHLO, which can be opened: print(jax.jit(f).lower(x).as_text()).</source>
        <translation>これは jaxpr です。開くことのできる StableHLO に変換してください: print(jax.jit(f).lower(x).as_text())。</translation>
    </message>
    <message>
        <source>This is a TorchScript graph. Export the model with torch.export.save, or print its FX graph.</source>
        <translation>これは TorchScript のグラフです。torch.export.save でエクスポートするか、FX グラフを出力してください。</translation>
    </message>
    <message>
        <source>This is TVM TensorIR: loops, without a graph of operators. Print the Relax module that calls it.</source>
        <translation>これは TVM の TensorIR で、ループだけで演算子のグラフがありません。呼び出し元の Relax モジュールを出力してください。</translation>
    </message>
    <message>
        <source>This is ONNX written as text. Convert it to the binary form first.</source>
        <translation>これはテキスト形式の ONNX です。先にバイナリ形式に変換してください。</translation>
    </message>
    <message>
        <source>This is a TensorFlow graph as text. Convert it to ONNX, for instance with tf2onnx.</source>
        <translation>これはテキスト形式の TensorFlow グラフです。tf2onnx などで ONNX に変換してください。</translation>
    </message>
    <message>
        <source>This is a safetensors file: it has weights but no graph of operators.</source>
        <translation>これは safetensors ファイルです。重みはありますが、演算子のグラフがありません。</translation>
    </message>
    <message>
        <source>This is a JSON file with a graph in it, but &quot;format&quot;: &quot;fusewright-graph&quot; is missing, so it is not a Fusewright graph.</source>
        <translation>グラフを含む JSON ファイルですが、&quot;format&quot;: &quot;fusewright-graph&quot; がないため Fusewright のグラフではありません。</translation>
    </message>
    <message>
        <source>This is a JSON file, but not a model that can be opened.</source>
        <translation>これは JSON ファイルですが、開けるモデルではありません。</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>このファイルは空です。</translation>
    </message>
    <message>
        <source>This file has the marks of an unfinished merge on line %1. Choose one side and remove the marks.</source>
        <translation>%1 行目に未完了のマージの目印があります。どちらか一方を選び、目印を削除してください。</translation>
    </message>
    <message>
        <source>The computation that begins here has no closing &quot;}&quot;.</source>
        <translation>ここから始まる計算に閉じる &quot;}&quot; がありません。</translation>
    </message>
    <message>
        <source>A computation or an instruction</source>
        <translation>計算または命令</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing in this computation defines it.</source>
        <translation>&quot;%1&quot; が使われていますが、この計算の中で定義されていません。</translation>
    </message>
    <message>
        <source>An instruction or &quot;}&quot;</source>
        <translation>命令または &quot;}&quot;</translation>
    </message>
    <message>
        <source>A type such as f32[8,16]</source>
        <translation>f32[8,16] のような型</translation>
    </message>
    <message>
        <source>&quot;(&quot; and the operands</source>
        <translation>&quot;(&quot; とオペランド</translation>
    </message>
    <message>
        <source>The number of a parameter</source>
        <translation>パラメーターの番号</translation>
    </message>
    <message>
        <source>An operand or &quot;)&quot;</source>
        <translation>オペランドまたは &quot;)&quot;</translation>
    </message>
    <message>
        <source>Instructions are nested more than 64 deep.</source>
        <translation>命令の入れ子が 64 段を超えています。</translation>
    </message>
    <message>
        <source>An attribute such as dimensions={0}</source>
        <translation>dimensions={0} のような属性</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>The id of a graph</source>
        <translation>グラフの id</translation>
    </message>
    <message>
        <source>A node has no &quot;id&quot;.</source>
        <translation>ノードに &quot;id&quot; がありません。</translation>
    </message>
    <message>
        <source>The id of a node</source>
        <translation>ノードの id</translation>
    </message>
    <message>
        <source>The key of an attribute</source>
        <translation>属性のキー</translation>
    </message>
    <message>
        <source>An edge has no &quot;sourceNodeId&quot;.</source>
        <translation>辺に &quot;sourceNodeId&quot; がありません。</translation>
    </message>
    <message>
        <source>The id of an output</source>
        <translation>出力の id</translation>
    </message>
    <message>
        <source>There is no graph with &quot;nodes&quot; in this file.</source>
        <translation>このファイルに &quot;nodes&quot; を持つグラフがありません。</translation>
    </message>
    <message>
        <source>There are two nodes with the id &quot;%1&quot;.</source>
        <translation>id &quot;%1&quot; のノードが 2 つあります。</translation>
    </message>
    <message>
        <source>The graph &quot;%1&quot; is nested in itself.</source>
        <translation>グラフ &quot;%1&quot; が自身の中に入れ子になっています。</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; contains itself: %2.</source>
        <translation>関数 &quot;%1&quot; が自身を含んでいます: %2。</translation>
    </message>
    <message>
        <source>Inlining functions gives more than %1 operators; stopped at &quot;%2&quot;.</source>
        <translation>関数を展開すると演算子が %1 個を超えるため、&quot;%2&quot; で止めました。</translation>
    </message>
    <message>
        <source>Constant &quot;%1&quot; makes &quot;%2&quot; with the same value as Constant &quot;%3&quot;. The first one is used.</source>
        <translation>Constant &quot;%1&quot; は、Constant &quot;%3&quot; と同じ値で &quot;%2&quot; を作ります。最初のものを使います。</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep in &quot;%2&quot;.</source>
        <translation>&quot;%2&quot; の中でグラフの入れ子が %1 段を超えています。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid UTF-8; it is shown with � where it is not.</source>
        <translation>名前 &quot;%1&quot; は正しい UTF-8 ではありません。該当箇所を � で表示します。</translation>
    </message>
    <message>
        <source>This ONNX file contains no graph.</source>
        <translation>この ONNX ファイルにグラフがありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an opcode of FX.</source>
        <translation>&quot;%1&quot; は FX のオペコードではありません。</translation>
    </message>
    <message>
        <source>No line above defines %%1.</source>
        <translation>これより上の行に %%1 の定義がありません。</translation>
    </message>
    <message>
        <source>This expression is nested too deep.</source>
        <translation>この式は入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>What this gives is known only when the code runs, and code is never run.</source>
        <translation>これの結果はコードを実行しないと分かりませんが、コードは実行されません。</translation>
    </message>
    <message>
        <source>What is called here is known only when the code runs.</source>
        <translation>ここで呼ばれるものはコードを実行しないと分かりません。</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; gives is known only when the code runs, and code is never run.</source>
        <translation>&quot;%1&quot; の結果はコードを実行しないと分かりませんが、コードは実行されません。</translation>
    </message>
    <message>
        <source>Modules are nested more than 64 deep.</source>
        <translation>モジュールの入れ子が 64 段を超えています。</translation>
    </message>
    <message>
        <source>Inlining modules gives more than 1000000 operators.</source>
        <translation>モジュールを展開すると演算子が 1000000 個を超えます。</translation>
    </message>
    <message>
        <source>This class has no function &quot;forward&quot;.</source>
        <translation>このクラスに関数 &quot;forward&quot; がありません。</translation>
    </message>
    <message>
        <source>This line does not fit the table&apos;s columns: opcode, name, target, args, kwargs.</source>
        <translation>この行は表の列に合いません: opcode, name, target, args, kwargs。</translation>
    </message>
    <message>
        <source>This line is not a whole node of an FX graph: %NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …).</source>
        <translation>この行は FX グラフの完全なノードではありません: %NAME : [num_users=N] = OPCODE[target=TARGET](args = …, kwargs = …)。</translation>
    </message>
    <message>
        <source>This text is neither a model nor rules. For an FX graph, use the output of print_readable(), gm.code, str(gm.graph) or print_tabular().</source>
        <translation>このテキストに FX グラフがありません。print_readable()、gm.code、str(gm.graph)、print_tabular() のいずれかの出力を使ってください。</translation>
    </message>
    <message>
        <source>The text does not give the types of the modules it calls, so their names are used. print(gm) and the exporter write the types (fusewright help exporter).</source>
        <translation>呼び出すモジュールの型が書かれていないため、名前を使います。print(gm) とエクスポーターは型を書き出します (fusewright help exporter)。</translation>
    </message>
    <message>
        <source>The function returns nothing: is its end missing?</source>
        <translation>関数が何も返しません。末尾が欠けていませんか?</translation>
    </message>
    <message>
        <source>What &quot;%1&quot; does here is known only when the code runs, and code is never run. Trace the model and print the graph: GraphModule.print_readable().</source>
        <translation>&quot;%1&quot; がここで行うことはコードを実行しないと分かりませんが、コードは実行されません。モデルをトレースしてグラフを出力してください: GraphModule.print_readable()。</translation>
    </message>
    <message>
        <source>Only a name can have a type here.</source>
        <translation>ここで型を付けられるのは名前だけです。</translation>
    </message>
    <message>
        <source>This cannot be assigned to in a graph.</source>
        <translation>グラフの中ではこれに代入できません。</translation>
    </message>
    <message>
        <source>This exported program has no &quot;graph_module&quot; with a &quot;graph&quot; and its &quot;nodes&quot;.</source>
        <translation>このエクスポートされたプログラムに、&quot;graph&quot; とその &quot;nodes&quot; を持つ &quot;graph_module&quot; がありません。</translation>
    </message>
    <message>
        <source>The name of an input</source>
        <translation>入力の名前</translation>
    </message>
    <message>
        <source>This program has version %1 of torch.export&apos;s schema; versions up to %2 are supported. The readable parts are shown.</source>
        <translation>このプログラムの torch.export スキーマはバージョン %1 ですが、対応しているのは %2 までです。読める部分を表示します。</translation>
    </message>
    <message>
        <source>The type of a device</source>
        <translation>デバイスの種類</translation>
    </message>
    <message>
        <source>The index of a device</source>
        <translation>デバイスの番号</translation>
    </message>
    <message>
        <source>The name of a graph</source>
        <translation>グラフの名前</translation>
    </message>
    <message>
        <source>There is no exported program in this archive.</source>
        <translation>このアーカイブにエクスポートされたプログラムがありません。</translation>
    </message>
    <message>
        <source>A node has no &quot;target&quot;.</source>
        <translation>ノードに &quot;target&quot; がありません。</translation>
    </message>
    <message>
        <source>The name of a node</source>
        <translation>ノードの名前</translation>
    </message>
    <message>
        <source>The name of an argument</source>
        <translation>引数の名前</translation>
    </message>
    <message>
        <source>Graphs are nested more than %1 deep.</source>
        <translation>グラフの入れ子が %1 段を超えています。</translation>
    </message>
    <message>
        <source>The comment that begins here is never closed.</source>
        <translation>ここから始まるコメントが閉じられていません。</translation>
    </message>
    <message>
        <source>The string that begins here has no closing quotation mark.</source>
        <translation>ここから始まる文字列に閉じる引用符がありません。</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; has no closing &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; に閉じる &quot;%2&quot; がありません。</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing: the &quot;%2&quot; before it is still open.</source>
        <translation>この &quot;%1&quot; に対応する始まりがありません。前の &quot;%2&quot; が開いたままです。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2 values and returns %3, but this call passes %4 and expects %5.</source>
        <translation>&quot;%1&quot; は %2 個の値を取り %3 個を返しますが、この呼び出しは %4 個を渡し %5 個を期待しています。</translation>
    </message>
    <message>
        <source>There is no function &quot;%1&quot; in this file; its call is kept as an operator.</source>
        <translation>このファイルに関数 &quot;%1&quot; がないため、呼び出しを演算子として残します。</translation>
    </message>
    <message>
        <source>Inlining calls gives more than %1 operators.</source>
        <translation>呼び出しを展開すると演算子が %1 個を超えます。</translation>
    </message>
    <message>
        <source>There is no function with a body in this file.</source>
        <translation>このファイルに本体を持つ関数がありません。</translation>
    </message>
    <message>
        <source>A zero offset</source>
        <translation>ゼロ点</translation>
    </message>
    <message>
        <source>An encoding needs a &quot;scale&quot;, or an &quot;axis&quot; with &quot;scales&quot; and as many &quot;zero_offsets&quot;. This one is ignored.</source>
        <translation>エンコーディングには &quot;scale&quot;、または &quot;axis&quot;、&quot;scales&quot;、および同数の &quot;zero_offsets&quot; が必要です。これは無視されます。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is defined here and also on line %2. A value can have only one producer.</source>
        <translation>&quot;%1&quot; はここと %2 行目で定義されています。値を作るものは 1 つだけです。</translation>
    </message>
    <message>
        <source>The byte %1</source>
        <translation>バイト %1</translation>
    </message>
    <message>
        <source>%1 is not expected here.</source>
        <translation>ここに %1 は書けません。</translation>
    </message>
    <message>
        <source>There is no graph in this file.</source>
        <translation>このファイルにグラフがありません。</translation>
    </message>
    <message>
        <source>Subgraphs are nested more than %1 deep here, which cannot be read.</source>
        <translation>サブグラフの入れ子が %1 段を超えているため読めません。</translation>
    </message>
    <message>
        <source>A statement of more than %1 edges in a row cannot be read. Write the edges as statements of their own.</source>
        <translation>%1 本を超える辺を続けた文は読めません。辺をそれぞれ別の文にしてください。</translation>
    </message>
    <message>
        <source>The graph has too many nodes and edges to be read; an edge between two groups in braces counts once for each pair of their nodes.</source>
        <translation>グラフのノードと辺が多すぎて読めません。波括弧のグループ間の辺は、ノードの組ごとに 1 本と数えます。</translation>
    </message>
    <message>
        <source>The string that starts here has no closing quotation mark.</source>
        <translation>ここから始まる文字列に閉じる引用符がありません。</translation>
    </message>
    <message>
        <source>The &quot;&lt;&quot; here has no closing &quot;&gt;&quot;.</source>
        <translation>この &quot;&lt;&quot; に閉じる &quot;&gt;&quot; がありません。</translation>
    </message>
    <message>
        <source>The comment that starts here is never closed.</source>
        <translation>ここから始まるコメントが閉じられていません。</translation>
    </message>
    <message>
        <source>The file has the marks of an unfinished merge here. Choose one side and remove the marks.</source>
        <translation>ここに未完了のマージの目印があります。どちらか一方を選び、目印を削除してください。</translation>
    </message>
    <message>
        <source>%1 is not expected here. A name with such a character needs quotation marks.</source>
        <translation>ここに %1 は書けません。この文字を含む名前は引用符で囲みます。</translation>
    </message>
    <message>
        <source>The file ends before the graph does.</source>
        <translation>グラフが終わる前にファイルが終わっています。</translation>
    </message>
    <message>
        <source>The &quot;[&quot; here has no closing &quot;]&quot;.</source>
        <translation>この &quot;[&quot; に閉じる &quot;]&quot; がありません。</translation>
    </message>
    <message>
        <source>The &quot;{&quot; here has no closing &quot;}&quot;; the end of the file may be missing.</source>
        <translation>この &quot;{&quot; に閉じる &quot;}&quot; がありません。ファイルの末尾が欠けている可能性があります。</translation>
    </message>
    <message>
        <source>There is a zero byte here, so this is not DOT text.</source>
        <translation>ここにゼロバイトがあるため、DOT のテキストではありません。</translation>
    </message>
    <message>
        <source>%1 here is not UTF-8 text. Save the file in UTF-8.</source>
        <translation>ここの %1 は UTF-8 ではありません。ファイルを UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>The file gives &quot;%1&quot; (%2) the shape %3, but the shape inferred from its operands is %4. The file&apos;s shape is kept.</source>
        <translation>ファイルは &quot;%1&quot; (%2) の形状を %3 としていますが、オペランドからは %4 になります。ファイルの形状を使います。</translation>
    </message>
    <message>
        <source>This is not a supported model. Supported formats: %1.</source>
        <translation>対応していないモデルです。対応形式: %1。</translation>
    </message>
    <message>
        <source>The kind of a call</source>
        <translation>呼び出しの種類</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of call.</source>
        <translation>&quot;%1&quot; は呼び出しの種類ではありません。</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; names &quot;%2&quot;, which is not one of its inputs. The call is ignored.</source>
        <translation>&quot;%1&quot; の呼び出しが、入力にない &quot;%2&quot; を指しています。この呼び出しは無視されます。</translation>
    </message>
    <message>
        <source>The call of &quot;%1&quot; has lists nested more than 16 deep. The call is ignored.</source>
        <translation>&quot;%1&quot; の呼び出しのリストの入れ子が 16 段を超えています。この呼び出しは無視されます。</translation>
    </message>
    <message>
        <source>The graph has no list &quot;nodes&quot;.</source>
        <translation>グラフにリスト &quot;nodes&quot; がありません。</translation>
    </message>
    <message>
        <source>The name of the graph</source>
        <translation>グラフの名前</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Fusewright.</source>
        <translation>このファイルはより新しいバージョンの Fusewright で書かれています。</translation>
    </message>
    <message>
        <source>An input or constant</source>
        <translation>入力または定数</translation>
    </message>
    <message>
        <source>An input or constant has no &quot;name&quot;.</source>
        <translation>入力または定数に &quot;name&quot; がありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known element type.</source>
        <translation>&quot;%1&quot; は知られている要素の型ではありません。</translation>
    </message>
    <message>
        <source>The operator of a node</source>
        <translation>ノードの演算子</translation>
    </message>
    <message>
        <source>A module path</source>
        <translation>モジュールのパス</translation>
    </message>
    <message>
        <source>A module type</source>
        <translation>モジュールの型</translation>
    </message>
    <message>
        <source>A line of code</source>
        <translation>コードの行</translation>
    </message>
    <message>
        <source>The name of a value</source>
        <translation>値の名前</translation>
    </message>
    <message>
        <source>A fusion kind</source>
        <translation>融合の種類</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a fusion kind.</source>
        <translation>&quot;%1&quot; は融合の種類ではありません。</translation>
    </message>
    <message>
        <source>Graphs are nested more than 64 deep.</source>
        <translation>グラフの入れ子が 64 段を超えています。</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;op&quot;.</source>
        <translation>ノード &quot;%1&quot; に &quot;op&quot; がありません。</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no list &quot;inputs&quot;.</source>
        <translation>ノード &quot;%1&quot; にリスト &quot;inputs&quot; がありません。</translation>
    </message>
    <message>
        <source>The name of a function</source>
        <translation>関数の名前</translation>
    </message>
    <message>
        <source>&quot;:&quot; and a type</source>
        <translation>&quot;:&quot; と型</translation>
    </message>
    <message>
        <source>The body of the function</source>
        <translation>関数の本体</translation>
    </message>
    <message>
        <source>The name of a result</source>
        <translation>結果の名前</translation>
    </message>
    <message>
        <source>The number of results</source>
        <translation>結果の数</translation>
    </message>
    <message>
        <source>&quot;&gt;&quot; after the properties</source>
        <translation>プロパティの後の &quot;&gt;&quot;</translation>
    </message>
    <message>
        <source>A region in &quot;{&quot; and &quot;}&quot;</source>
        <translation>&quot;{&quot; と &quot;}&quot; の領域</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;)&quot; after a region</source>
        <translation>領域の後の &quot;,&quot; または &quot;)&quot;</translation>
    </message>
    <message>
        <source>The number of a result</source>
        <translation>結果の番号</translation>
    </message>
    <message>
        <source>The &quot;{&quot; has no closing &quot;}&quot;.</source>
        <translation>&quot;{&quot; に閉じる &quot;}&quot; がありません。</translation>
    </message>
    <message>
        <source>The name of an attribute</source>
        <translation>属性の名前</translation>
    </message>
    <message>
        <source>The name of a block or &quot;]&quot;</source>
        <translation>ブロックの名前または &quot;]&quot;</translation>
    </message>
    <message>
        <source>&quot;:&quot; and the types</source>
        <translation>&quot;:&quot; と型</translation>
    </message>
    <message>
        <source>&quot;-&gt;&quot; and the types of the results</source>
        <translation>&quot;-&gt;&quot; と結果の型</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; is never closed.</source>
        <translation>&quot;%1&quot; が閉じられていません。</translation>
    </message>
    <message>
        <source>This &quot;%1&quot; closes nothing.</source>
        <translation>この &quot;%1&quot; に対応する始まりがありません。</translation>
    </message>
    <message>
        <source>The syntax of &quot;%1&quot; is unknown: its operands and types are a best guess.</source>
        <translation>&quot;%1&quot; の構文が不明なため、オペランドと型は推測です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used here, but nothing defines it.</source>
        <translation>&quot;%1&quot; が使われていますが、定義されていません。</translation>
    </message>
    <message>
        <source>The block &quot;%1&quot; begins here, but line %2 begins it too.</source>
        <translation>ブロック &quot;%1&quot; はここから始まりますが、%2 行目でも始まっています。</translation>
    </message>
    <message>
        <source>There is no block &quot;%1&quot; in this region.</source>
        <translation>この領域にブロック &quot;%1&quot; はありません。</translation>
    </message>
    <message>
        <source>This region has blocks that jump to each other (%1). The graph shows the operators of all blocks; a value that a block receives from several places is a &quot;phi&quot;.</source>
        <translation>この領域には互いにジャンプし合うブロックがあります (%1)。グラフにはすべてのブロックの演算子を示し、複数の場所から受け取る値は &quot;phi&quot; になります。</translation>
    </message>
    <message>
        <source>The region that begins here has no closing &quot;}&quot;.</source>
        <translation>ここから始まる領域に閉じる &quot;}&quot; がありません。</translation>
    </message>
    <message>
        <source>The resources that begin here have no closing &quot;#-}&quot;.</source>
        <translation>ここから始まるリソースに閉じる &quot;#-}&quot; がありません。</translation>
    </message>
    <message>
        <source>&quot;=&quot; and what the name stands for</source>
        <translation>&quot;=&quot; と名前が表すもの</translation>
    </message>
    <message>
        <source>&quot;:&quot; after the name of a block</source>
        <translation>ブロックの名前の後の &quot;:&quot;</translation>
    </message>
    <message>
        <source>A block must be inside a region, and none is open here.</source>
        <translation>ブロックは領域の中に書きますが、ここで開いている領域がありません。</translation>
    </message>
    <message>
        <source>This &quot;}&quot; closes nothing.</source>
        <translation>この &quot;}&quot; に対応する始まりがありません。</translation>
    </message>
    <message>
        <source>There is no Relax function in this text.</source>
        <translation>このテキストに Relax の関数がありません。</translation>
    </message>
    <message>
        <source>Relax has no such statement: it cannot be read without running.</source>
        <translation>Relax にそのような文はなく、実行せずには読めません。</translation>
    </message>
    <message>
        <source>This cannot be assigned to.</source>
        <translation>これに代入できません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not defined here.</source>
        <translation>&quot;%1&quot; はここで定義されていません。</translation>
    </message>
    <message>
        <source>An &quot;if&quot; in Relax needs an &quot;else&quot;.</source>
        <translation>Relax の &quot;if&quot; には &quot;else&quot; が必要です。</translation>
    </message>
    <message>
        <source>The branches yield nothing: each must end by assigning or returning.</source>
        <translation>分岐が値を生成しません。どちらも代入か return で終える必要があります。</translation>
    </message>
    <message>
        <source>Bodies are nested more than 64 deep.</source>
        <translation>本体の入れ子が 64 段を超えています。</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; calls itself; the call stays one operator.</source>
        <translation>関数 &quot;%1&quot; が自身を呼び出しているため、呼び出しを 1 つの演算子として残します。</translation>
    </message>
    <message>
        <source>Relax has no such operator.</source>
        <translation>Relax にそのような演算子はありません。</translation>
    </message>
    <message>
        <source>This tuple has more than %1 values.</source>
        <translation>このタプルの値は %1 個を超えています。</translation>
    </message>
    <message>
        <source>Inlining functions goes too far: more than 64 levels deep, or more than 1000000 operators.</source>
        <translation>関数の展開が大きすぎます。64 段を超えるか、演算子が 1000000 個を超えます。</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; %2</source>
        <translation>テンソル &quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; has &quot;quant_params&quot; that make no sense. They are ignored.</source>
        <translation>テンソル &quot;%1&quot; の &quot;quant_params&quot; が成り立たないため、無視されます。</translation>
    </message>
    <message>
        <source>The model has no &quot;graph&quot; with &quot;nodes&quot;.</source>
        <translation>モデルに &quot;nodes&quot; を持つ &quot;graph&quot; がありません。</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; has no &quot;type&quot;.</source>
        <translation>ノード &quot;%1&quot; に &quot;type&quot; がありません。</translation>
    </message>
    <message>
        <source>The type of a node</source>
        <translation>ノードの型</translation>
    </message>
    <message>
        <source>The package of a node</source>
        <translation>ノードのパッケージ</translation>
    </message>
    <message>
        <source>The name of a tensor</source>
        <translation>テンソルの名前</translation>
    </message>
    <message>
        <source>%1 uses %2, which no node produces and which is not a declared input.</source>
        <translation>%1 は、どのノードも作らず入力としても宣言されていない %2 を使っています。</translation>
    </message>
    <message>
        <source>%1 is listed as an output, which no node produces and which is not a declared input.</source>
        <translation>%1 は出力に挙げられていますが、どのノードも作らず、入力としても宣言されていません。</translation>
    </message>
    <message>
        <source>It is treated as a graph input.</source>
        <translation>グラフの入力として扱います。</translation>
    </message>
    <message>
        <source>It is treated as a graph input, and so are %1 more such names.</source>
        <translation>グラフの入力として扱います。ほかの %1 個の名前も同様です。</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but %3 produces it too.</source>
        <translation>%1 は &quot;%2&quot; を作りますが、%3 も同じものを作ります。</translation>
    </message>
    <message>
        <source>%1 produces &quot;%2&quot;, but it is an input or a parameter of the graph.</source>
        <translation>%1 は &quot;%2&quot; を作りますが、それはグラフの入力かパラメーターです。</translation>
    </message>
    <message>
        <source>A value can have only one producer.</source>
        <translation>値を作るものは 1 つだけです。</translation>
    </message>
    <message>
        <source>Their values may differ; the last one counts.</source>
        <translation>値が異なる可能性があります。最後のものが有効です。</translation>
    </message>
    <message>
        <source>The first one counts.</source>
        <translation>最初のものが有効です。</translation>
    </message>
    <message>
        <source>The input or parameter is used.</source>
        <translation>入力またはパラメーターを使います。</translation>
    </message>
    <message>
        <source>The graph has a cycle, so it has no execution order: %1.</source>
        <translation>グラフが循環しているため、実行順がありません: %1。</translation>
    </message>
    <message>
        <source>%1 node number %2</source>
        <translation>%1 (ノード番号 %2)</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1: a field there claims to be %2 bytes long, more than the file has left.</source>
        <translation>ファイルがバイト %1 で壊れています。そこのフィールドの長さは %2 バイトとありますが、残りを超えています。</translation>
    </message>
    <message>
        <source>The file is damaged at byte %1 of %2: this is not an ONNX field.</source>
        <translation>ファイルがバイト %1 (全 %2) で壊れています。ONNX のフィールドではありません。</translation>
    </message>
    <message>
        <source>The file may be cut short.</source>
        <translation>ファイルが途中で切れている可能性があります。</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3.</source>
        <translation>このファイルに %1 &quot;%2&quot; はありません。あるのは %3 です。</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in this file, only %3 and more.</source>
        <translation>このファイルに %1 &quot;%2&quot; はありません。あるのは %3 などです。</translation>
    </message>
    <message>
        <source>A string starts at this quotation mark, directly after a word.</source>
        <translation>語の直後のこの引用符から文字列が始まっています。</translation>
    </message>
    <message>
        <source>The string that starts on line %1 ends at this quotation mark, directly before a word.</source>
        <translation>%1 行目で始まる文字列が、語の直前のこの引用符で終わっています。</translation>
    </message>
    <message>
        <source>Inside a string, write a quotation mark as \&quot;.</source>
        <translation>文字列の中の引用符は \&quot; と書きます。</translation>
    </message>
    <message>
        <source>More constants like this: %1.</source>
        <translation>同様の定数がほかに %1 個あります。</translation>
    </message>
    <message>
        <source>Values passed by back edges are not shown: to %1.</source>
        <translation>逆向きの辺で渡される値は表示されません。渡す先: %1。</translation>
    </message>
    <message>
        <source>It is not known what is passed to %1.</source>
        <translation>%1 に渡されるものが不明です。</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 は %2 でなければなりません。</translation>
    </message>
    <message>
        <source>%1 is expected here, but the file ends.</source>
        <translation>ここに %1 が必要ですが、ファイルが終わっています。</translation>
    </message>
    <message>
        <source>%1 is expected here, but %2 was found.</source>
        <translation>ここに %1 が必要ですが、%2 があります。</translation>
    </message>
    <message>
        <source>Files of more than %1 MB cannot be read.</source>
        <translation>%1 MB を超えるファイルは読めません。</translation>
    </message>
    <message>
        <source>No extent of the model is called `%1`.</source>
        <translation>モデルに `%1` という次元はありません。</translation>
    </message>
    <message>
        <source>All its extents are numbers, or unknown.</source>
        <translation>次元はすべて数値か不明です。</translation>
    </message>
    <message>
        <source>The expression is too large.</source>
        <translation>式が大きすぎます。</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>この括弧が閉じられていません。</translation>
    </message>
    <message>
        <source>After &quot;(?&quot;, only &quot;(?:&quot; is supported.</source>
        <translation>&quot;(?&quot; で使えるのは &quot;(?:&quot; だけです。</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>この括弧に対応する始まりがありません。</translation>
    </message>
    <message>
        <source>There is nothing to repeat before this.</source>
        <translation>この前に繰り返すものがありません。</translation>
    </message>
    <message>
        <source>There is nothing before this that could be repeated.</source>
        <translation>この前に繰り返せるものがありません。</translation>
    </message>
    <message>
        <source>The second number is smaller than the first.</source>
        <translation>2 番目の数が 1 番目より小さくなっています。</translation>
    </message>
    <message>
        <source>This is repeated too often.</source>
        <translation>繰り返しが多すぎます。</translation>
    </message>
    <message>
        <source>There is nothing after this backslash.</source>
        <translation>このバックスラッシュの後に何もありません。</translation>
    </message>
    <message>
        <source>Back-references are not supported.</source>
        <translation>後方参照には対応していません。</translation>
    </message>
    <message>
        <source>&quot;\%1&quot; is not supported.</source>
        <translation>&quot;\%1&quot; には対応していません。</translation>
    </message>
    <message>
        <source>This range ends before it begins.</source>
        <translation>この範囲は始まりより前で終わっています。</translation>
    </message>
    <message>
        <source>This is a folder. Open a file inside it.</source>
        <translation>これはフォルダーです。中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>This is a device, not a file.</source>
        <translation>これはデバイスで、ファイルではありません。</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>このファイルを開けません: %1。</translation>
    </message>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>このファイルを読めません: %1。</translation>
    </message>
    <message>
        <source>More than 1 GiB came through this pipe. Save it to a file first.</source>
        <translation>パイプから 1 GiB を超えるデータが届きました。先にファイルに保存してください。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>ファイルが正しい UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>A string is not closed.</source>
        <translation>文字列が閉じられていません。</translation>
    </message>
    <message>
        <source>A string has a bad escape or a raw control character.</source>
        <translation>文字列に不正なエスケープか制御文字があります。</translation>
    </message>
    <message>
        <source>A number is not valid JSON, or is too large.</source>
        <translation>数値が正しい JSON ではないか、大きすぎます。</translation>
    </message>
    <message>
        <source>The file is nested too deeply.</source>
        <translation>ファイルの入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The file ends inside a list or an object: it is cut off, or a bracket is missing.</source>
        <translation>リストかオブジェクトの途中でファイルが終わっています。切れているか、括弧が足りません。</translation>
    </message>
    <message>
        <source>Something follows the end of the JSON value.</source>
        <translation>JSON の値の後に何かが続いています。</translation>
    </message>
    <message>
        <source>The file is too large to be read as JSON.</source>
        <translation>ファイルが大きすぎて JSON として読めません。</translation>
    </message>
    <message>
        <source>The JSON is broken here: a comma, colon, bracket or value is missing or extra.</source>
        <translation>ここで JSON が壊れています。コンマ、コロン、括弧、値のいずれかが足りないか余分です。</translation>
    </message>
    <message>
        <source>%1 in this archive is encrypted.</source>
        <translation>このアーカイブの %1 は暗号化されています。</translation>
    </message>
    <message>
        <source>%1 in this archive is packed with method %2; only stored and deflated files can be read.</source>
        <translation>このアーカイブの %1 は方式 %2 で圧縮されています。読めるのは無圧縮か deflate だけです。</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack to %2, more than %3.</source>
        <translation>このアーカイブの %1 を展開すると %2 になり、%3 を超えます。</translation>
    </message>
    <message>
        <source>%1 in this archive would unpack from %2 bytes to %3, which no model does.</source>
        <translation>このアーカイブの %1 は %2 バイトから %3 に展開されます。モデルではありえません。</translation>
    </message>
    <message>
        <source>%1 in this archive has two sizes: it is damaged.</source>
        <translation>このアーカイブの %1 には大きさが 2 つあり、壊れています。</translation>
    </message>
    <message>
        <source>This zip archive is cut short: the list of its files is missing.</source>
        <translation>この zip アーカイブは途中で切れており、ファイルの一覧がありません。</translation>
    </message>
    <message>
        <source>This is one part of a zip archive in several. Join the parts first.</source>
        <translation>これは分割された zip アーカイブの一部です。先に結合してください。</translation>
    </message>
    <message>
        <source>This zip archive is damaged: the list of its files is not where it says.</source>
        <translation>この zip アーカイブは壊れています。ファイルの一覧が示された位置にありません。</translation>
    </message>
    <message>
        <source>This zip archive claims %1 files.</source>
        <translation>この zip アーカイブはファイル数を %1 としています。</translation>
    </message>
    <message>
        <source>This zip archive is damaged: entry %1 of the list of its files cannot be read.</source>
        <translation>この zip アーカイブは壊れています。一覧の項目 %1 を読めません。</translation>
    </message>
    <message>
        <source>This zip archive holds a file named &quot;%1&quot;, which leads out of the archive&apos;s folder. It is not opened.</source>
        <translation>この zip アーカイブには、フォルダーの外を指す &quot;%1&quot; というファイルがあります。開きません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in this archive is damaged or cut short.</source>
        <translation>このアーカイブの &quot;%1&quot; は壊れているか、途中で切れています。</translation>
    </message>
    <message>
        <source>This file cannot be written: %1.</source>
        <translation>このファイルに書き込めません: %1。</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for any operator</source>
        <translation>エントリ `%1` を任意の演算子として作成する</translation>
    </message>
    <message>
        <source>The rule with the higher priority wins.</source>
        <translation>優先度の高いルールが優先されます。</translation>
    </message>
    <message>
        <source>An integer. Rules with a higher priority take their operators first; rules of equal priority go in file order. The default is 0.</source>
        <translation>整数。優先度の高いルールから演算子を取ります。同じ優先度ならファイルの順です。既定値は 0 です。</translation>
    </message>
    <message>
        <source>How the compiler treats the section.</source>
        <translation>コンパイラーがセクションをどう扱うか。</translation>
    </message>
    <message>
        <source>A name, or a mapping with &quot;name&quot; and parameters of its own, which are kept and shown.</source>
        <translation>名前、または &quot;name&quot; と独自のパラメーターを持つマッピング。パラメーターは保持され、表示されます。</translation>
    </message>
    <message>
        <source>Which operators the rule fuses.</source>
        <translation>ルールが融合する演算子。</translation>
    </message>
    <message>
        <source>A mapping from entry names to entries. With &quot;pattern1&quot;, &quot;pattern2&quot;, … a rule has alternates: a place matches the rule when it matches any of them; they are tried in the order of the file.</source>
        <translation>エントリ名からエントリへのマッピング。&quot;pattern1&quot;、&quot;pattern2&quot;、… でルールに複数の形を持たせられます。いずれかに一致すればルールに一致し、ファイルの順に試されます。</translation>
    </message>
    <message>
        <source>One more way to match the rule.</source>
        <translation>ルールに一致するもう 1 つの形。</translation>
    </message>
    <message>
        <source>The name of the heuristic.</source>
        <translation>ヒューリスティックの名前。</translation>
    </message>
    <message>
        <source>The name of the heuristic; the other keys are its parameters.</source>
        <translation>ヒューリスティックの名前。ほかのキーはそのパラメーターです。</translation>
    </message>
    <message>
        <source>A parameter; it is kept and shown.</source>
        <translation>パラメーター。保持され、表示されます。</translation>
    </message>
    <message>
        <source>A parameter of the heuristic; it is kept and shown.</source>
        <translation>ヒューリスティックのパラメーター。保持され、表示されます。</translation>
    </message>
    <message>
        <source>Which operators it takes.</source>
        <translation>取る演算子。</translation>
    </message>
    <message>
        <source>A name; a list of names, any of them; &quot;.&quot; for any operator; or all but some: {inverted: true, options: [linear, addmm]}.</source>
        <translation>名前、名前のリスト (そのいずれか)、任意の演算子なら &quot;.&quot;、一部を除くすべてなら {inverted: true, options: [linear, addmm]}。</translation>
    </message>
    <message>
        <source>The entry that its operator feeds.</source>
        <translation>その演算子の結果を受け取るエントリ。</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of the child&apos;s operator. Operands have no positions.</source>
        <translation>このエントリの演算子の出力が、子の演算子の入力になります。オペランドに位置はありません。</translation>
    </message>
    <message>
        <source>The entries that its operator feeds.</source>
        <translation>その演算子の結果を受け取るエントリ群。</translation>
    </message>
    <message>
        <source>An output of this entry&apos;s operator is an input of each child&apos;s operator. The order of the children does not matter.</source>
        <translation>このエントリの演算子の出力が、各子の演算子の入力になります。子の順序は問いません。</translation>
    </message>
    <message>
        <source>false: the entry may be absent.</source>
        <translation>false: エントリはなくてもかまいません。</translation>
    </message>
    <message>
        <source>With false the entry may be absent; then its parents feed its children. It is present wherever the whole pattern can match with it. The default is true.</source>
        <translation>false にするとエントリはなくてもよく、その場合は親が子につながります。パターン全体が一致できるところでは存在するものとします。既定値は true です。</translation>
    </message>
    <message>
        <source>false: context, which is not fused.</source>
        <translation>false: 融合されないコンテキスト。</translation>
    </message>
    <message>
        <source>With false the entry must match but does not go into the section, and another section may own its operator. The default is true.</source>
        <translation>false にすると一致は必要ですがセクションには入らず、その演算子は別のセクションに属していてもかまいません。既定値は true です。</translation>
    </message>
    <message>
        <source>Stands for the first entry of a list that fits.</source>
        <translation>リストのうち最初に合うエントリを表します。</translation>
    </message>
    <message>
        <source>A list of entries. Parents of this entry feed the first one with which the whole pattern matches. The entry cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;.</source>
        <translation>エントリのリスト。このエントリの親は、パターン全体が一致する最初のものにつながります。このエントリに &quot;op_type&quot;、&quot;child&quot;、&quot;children&quot;、&quot;match_multiple&quot; は指定できません。</translation>
    </message>
    <message>
        <source>true: one or more operators in a row.</source>
        <translation>true: 1 個以上の連続する演算子。</translation>
    </message>
    <message>
        <source>With true the entry takes one or more operators in a row, up to the first one that a child could match. A pattern may not end in such an entry.</source>
        <translation>true にすると、子が一致しうる最初の演算子まで、1 個以上の連続する演算子を取ります。パターンはこのようなエントリで終われません。</translation>
    </message>
    <message>
        <source>true: any operator but the options.</source>
        <translation>true: 選択肢以外の任意の演算子。</translation>
    </message>
    <message>
        <source>With true the entry takes any operator but those listed in &quot;options&quot;.</source>
        <translation>true にすると、&quot;options&quot; に挙げたもの以外の任意の演算子を取ります。</translation>
    </message>
    <message>
        <source>The operators&apos; names.</source>
        <translation>演算子の名前。</translation>
    </message>
    <message>
        <source>The names of the operators that are taken, or, with &quot;inverted: true&quot;, of those that are not.</source>
        <translation>取る演算子の名前。&quot;inverted: true&quot; なら取らない演算子の名前。</translation>
    </message>
    <message>
        <source>Any operator.</source>
        <translation>任意の演算子。</translation>
    </message>
    <message>
        <source>Stands for any operator.</source>
        <translation>任意の演算子を表します。</translation>
    </message>
    <message>
        <source>The entry must be there, which is the default.</source>
        <translation>エントリは必須です (既定)。</translation>
    </message>
    <message>
        <source>The entry may be absent.</source>
        <translation>エントリはなくてもかまいません。</translation>
    </message>
    <message>
        <source>Goes into the section, which is the default.</source>
        <translation>セクションに入ります (既定)。</translation>
    </message>
    <message>
        <source>Context: must match, and is not fused.</source>
        <translation>コンテキスト: 一致は必要ですが融合されません。</translation>
    </message>
    <message>
        <source>One or more operators in a row.</source>
        <translation>1 個以上の連続する演算子。</translation>
    </message>
    <message>
        <source>One operator, which is the default.</source>
        <translation>演算子 1 個 (既定)。</translation>
    </message>
    <message>
        <source>Any operator but the options.</source>
        <translation>選択肢以外の任意の演算子。</translation>
    </message>
    <message>
        <source>Any of the options.</source>
        <translation>選択肢のいずれか。</translation>
    </message>
    <message>
        <source>Wins over all other rules of this file.</source>
        <translation>このファイルのほかのすべてのルールより優先されます。</translation>
    </message>
    <message>
        <source>Gives way to all other rules of this file.</source>
        <translation>このファイルのほかのすべてのルールに譲ります。</translation>
    </message>
    <message>
        <source>A new rule with one entry.</source>
        <translation>エントリ 1 つの新しいルール。</translation>
    </message>
    <message>
        <source>%1, an operator</source>
        <translation>%1、演算子</translation>
    </message>
    <message>
        <source>Usually called %1 in rules.</source>
        <translation>ルールではふつう %1 と呼ばれます。</translation>
    </message>
    <message>
        <source>Connected here.</source>
        <translation>ここに接続しています。</translation>
    </message>
    <message>
        <source>Counts as a matrix multiplication.</source>
        <translation>行列乗算として数えます。</translation>
    </message>
    <message>
        <source>Also called: %1.</source>
        <translation>別名: %1。</translation>
    </message>
    <message>
        <source>%1 times in the loaded model.</source>
        <translation>開いているモデルに %1 個。</translation>
    </message>
    <message>
        <source>Once in the loaded model.</source>
        <translation>開いているモデルに 1 個。</translation>
    </message>
    <message>
        <source>Not in the loaded model.</source>
        <translation>開いているモデルにはありません。</translation>
    </message>
    <message>
        <source>Unknown operator.</source>
        <translation>不明な演算子。</translation>
    </message>
    <message>
        <source>Unknown heuristic.</source>
        <translation>不明なヒューリスティック。</translation>
    </message>
    <message>
        <source>Has no requirements.</source>
        <translation>要件はありません。</translation>
    </message>
    <message>
        <source>Requires a section in which one large matrix multiplication does most of the work.</source>
        <translation>1 つの大きな行列乗算が仕事の大半を占めるセクションが必要です。</translation>
    </message>
    <message>
        <source>Requires two matrix multiplications with a softmax between them.</source>
        <translation>softmax を間に挟む 2 つの行列乗算が必要です。</translation>
    </message>
    <message>
        <source>Requires one scaled_dot_product_attention.</source>
        <translation>scaled_dot_product_attention が 1 つ必要です。</translation>
    </message>
    <message>
        <source>Puts each matrix multiplication into a section alone.</source>
        <translation>行列乗算をそれぞれ単独のセクションにします。</translation>
    </message>
    <message>
        <source>No priority given; 0 is used.</source>
        <translation>優先度の指定がないため 0 とします。</translation>
    </message>
    <message>
        <source>It has no pattern yet.</source>
        <translation>まだパターンがありません。</translation>
    </message>
    <message>
        <source>%1, an entry</source>
        <translation>%1、エントリ</translation>
    </message>
    <message>
        <source>Takes any operator.</source>
        <translation>任意の演算子を取ります。</translation>
    </message>
    <message>
        <source>Takes any operator but %1.</source>
        <translation>%1 以外の任意の演算子を取ります。</translation>
    </message>
    <message>
        <source>Does not say yet which operators it takes.</source>
        <translation>取る演算子がまだ指定されていません。</translation>
    </message>
    <message>
        <source>Stands for the first of these that fits: %1.</source>
        <translation>次のうち最初に合うものを表します: %1。</translation>
    </message>
    <message>
        <source>A root, and the place of a match: the rule is tried at each operator that this entry can take.</source>
        <translation>ルートであり、一致の位置です。このエントリが取れる演算子のそれぞれでルールが試されます。</translation>
    </message>
    <message>
        <source>A root: no entry names it.</source>
        <translation>ルート: どのエントリからも参照されていません。</translation>
    </message>
    <message>
        <source>May be absent.</source>
        <translation>なくてもかまいません。</translation>
    </message>
    <message>
        <source>Context: must match, but is not fused.</source>
        <translation>コンテキスト: 一致は必要ですが融合されません。</translation>
    </message>
    <message>
        <source>Takes one or more operators in a row.</source>
        <translation>1 個以上の連続する演算子を取ります。</translation>
    </message>
    <message>
        <source>This pattern has no entry of this name.</source>
        <translation>このパターンにその名前のエントリはありません。</translation>
    </message>
    <message>
        <source>Named by others, but not defined yet.</source>
        <translation>ほかから参照されていますが、まだ定義されていません。</translation>
    </message>
    <message>
        <source>No entry names it yet.</source>
        <translation>まだどのエントリからも参照されていません。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;pattern&quot;.</source>
        <translation>ルール &quot;%1&quot; に &quot;pattern&quot; がありません。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has no &quot;priority&quot;; 0 is used.</source>
        <translation>ルール &quot;%1&quot; に &quot;priority&quot; がないため 0 とします。</translation>
    </message>
    <message>
        <source>A heuristic with parameters needs a &quot;name&quot;.</source>
        <translation>パラメーター付きのヒューリスティックには &quot;name&quot; が必要です。</translation>
    </message>
    <message>
        <source>Unknown heuristic &quot;%1&quot;.</source>
        <translation>不明なヒューリスティック &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can never meet the heuristic %2: %3</source>
        <translation>&quot;%1&quot; はヒューリスティック %2 を満たすことができません: %3</translation>
    </message>
    <message>
        <source>A file for fusion by hand lists its modules under &quot;manual:&quot;.</source>
        <translation>手動融合のファイルはモジュールを &quot;manual:&quot; の下に並べます。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key beside &quot;manual&quot;.</source>
        <translation>&quot;%1&quot; は &quot;manual&quot; と並ぶキーではありません。</translation>
    </message>
    <message>
        <source>&quot;manual&quot; must be a mapping from modules to their settings.</source>
        <translation>&quot;manual&quot; はモジュールから設定へのマッピングでなければなりません。</translation>
    </message>
    <message>
        <source>A module needs a mapping with &quot;func_name&quot;, or just a name.</source>
        <translation>モジュールには &quot;func_name&quot; を持つマッピング、または名前だけが必要です。</translation>
    </message>
    <message>
        <source>The module &quot;%1&quot; has no &quot;func_name&quot;.</source>
        <translation>モジュール &quot;%1&quot; に &quot;func_name&quot; がありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; a module has &quot;func_name&quot; and &quot;heuristic&quot;.</source>
        <translation>&quot;%1&quot; はここでは使えません。モジュールが持つのは &quot;func_name&quot; と &quot;heuristic&quot; です。</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string.</source>
        <translation>&quot;func_name&quot; は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>The name of a heuristic must be a string.</source>
        <translation>ヒューリスティックの名前は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1 行 %2 列</translation>
    </message>
    <message>
        <source>%1 is given at %2 and again at %3.</source>
        <translation>%1 が %2 と %3 で重複しています。</translation>
    </message>
    <message>
        <source>No heuristic called %1 is known.</source>
        <translation>%1 というヒューリスティックはありません。</translation>
    </message>
    <message>
        <source>This string is not closed.</source>
        <translation>この文字列は閉じられていません。</translation>
    </message>
    <message>
        <source>The bracket of this decorator is not closed.</source>
        <translation>このデコレーターの括弧が閉じられていません。</translation>
    </message>
    <message>
        <source>@op_fusion needs a &quot;func_name&quot;.</source>
        <translation>@op_fusion には &quot;func_name&quot; が必要です。</translation>
    </message>
    <message>
        <source>@op_fusion must be above a class.</source>
        <translation>@op_fusion はクラスの上に書きます。</translation>
    </message>
    <message>
        <source>Arguments of @op_fusion are written as NAME=VALUE.</source>
        <translation>@op_fusion の引数は NAME=VALUE の形で書きます。</translation>
    </message>
    <message>
        <source>&quot;func_name&quot; must be a string literal.</source>
        <translation>&quot;func_name&quot; は文字列リテラルでなければなりません。</translation>
    </message>
    <message>
        <source>&quot;heuristic&quot; must be a name such as OpFusionHeuristics.SAFE_GEMM, or a string.</source>
        <translation>&quot;heuristic&quot; は OpFusionHeuristics.SAFE_GEMM のような名前か文字列でなければなりません。</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>%1 に変更する</translation>
    </message>
    <message>
        <source>%1 must be a string.</source>
        <translation>%1 は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 は true か false でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 は整数でなければなりません。</translation>
    </message>
    <message>
        <source>%1 is not a key of %2.</source>
        <translation>%1 は %2 のキーではありません。</translation>
    </message>
    <message>
        <source>%1 must be a mapping from names to values.</source>
        <translation>%1 は名前から値へのマッピングでなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be a name or a list of names.</source>
        <translation>%1 は名前か名前のリストでなければなりません。</translation>
    </message>
    <message>
        <source>This pattern has no entries.</source>
        <translation>このパターンにはエントリがありません。</translation>
    </message>
    <message>
        <source>an entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>%1 has both &quot;child&quot; and &quot;children&quot;; keep one of them.</source>
        <translation>%1 に &quot;child&quot; と &quot;children&quot; の両方があります。どちらか一方にしてください。</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; stands for other entries, so %1 cannot have &quot;op_type&quot;, &quot;child&quot;, &quot;children&quot; or &quot;match_multiple&quot;: move them to the options.</source>
        <translation>&quot;match_first_option&quot; はほかのエントリを表すため、%1 に &quot;op_type&quot;、&quot;child&quot;、&quot;children&quot;、&quot;match_multiple&quot; は指定できません。選択肢の側に移してください。</translation>
    </message>
    <message>
        <source>%1 does not say which operators it takes: &quot;op_type&quot; is missing.</source>
        <translation>%1 が取る演算子が分かりません: &quot;op_type&quot; がありません。</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no &quot;options&quot;.</source>
        <translation>&quot;op_type&quot; に &quot;options&quot; がありません。</translation>
    </message>
    <message>
        <source>&quot;op_type&quot; lists no operators.</source>
        <translation>&quot;op_type&quot; に演算子がありません。</translation>
    </message>
    <message>
        <source>Unknown operator %1, so nothing will match.</source>
        <translation>演算子 %1 が不明なため、何も一致しません。</translation>
    </message>
    <message>
        <source>%1 is listed as a child twice.</source>
        <translation>%1 が子として 2 回挙げられています。</translation>
    </message>
    <message>
        <source>&quot;match_first_option&quot; lists no entries.</source>
        <translation>&quot;match_first_option&quot; にエントリがありません。</translation>
    </message>
    <message>
        <source>This pattern has no entry %1.</source>
        <translation>このパターンにエントリ %1 はありません。</translation>
    </message>
    <message>
        <source>Every entry of this pattern is context, so nothing can become a section. Remove &quot;included: false&quot; from the operators to fuse.</source>
        <translation>このパターンのエントリはすべてコンテキストなので、セクションになるものがありません。融合する演算子から &quot;included: false&quot; を外してください。</translation>
    </message>
    <message>
        <source>These entries form a cycle: %1.</source>
        <translation>これらのエントリが循環しています: %1。</translation>
    </message>
    <message>
        <source>A pattern must be connected, but nothing connects %1 to the rest of it.</source>
        <translation>パターンはつながっている必要がありますが、%1 はほかとつながっていません。</translation>
    </message>
    <message>
        <source>Every entry of this pattern may be absent, so it would match nothing.</source>
        <translation>このパターンのエントリはすべて省略可能なので、何にも一致しません。</translation>
    </message>
    <message>
        <source>A repeated entry needs a child that ends it; without one: %1.</source>
        <translation>繰り返しのエントリには終わりを示す子が必要です。ないもの: %1。</translation>
    </message>
    <message>
        <source>This file is too large to be read as YAML</source>
        <translation>このファイルは大きすぎて YAML として読めません</translation>
    </message>
    <message>
        <source>This byte is not UTF-8 text: save the file as UTF-8</source>
        <translation>このバイトは UTF-8 ではありません。ファイルを UTF-8 で保存してください</translation>
    </message>
    <message>
        <source>This file is UTF-16 text; save it as UTF-8</source>
        <translation>このファイルは UTF-16 です。UTF-8 で保存してください</translation>
    </message>
    <message>
        <source>The character %1 is invisible and not allowed in YAML</source>
        <translation>文字 %1 は見えない文字で、YAML では使えません</translation>
    </message>
    <message>
        <source>An invisible byte-order mark is inside the text</source>
        <translation>テキスト中に見えないバイト順マークがあります</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>This line was left by a merge conflict: keep one of the two sides and remove the marker lines</source>
        <translation>この行はマージの競合の残りです。どちらか一方を残し、目印の行を削除してください</translation>
    </message>
    <message>
        <source>A tab cannot indent a line in YAML; use spaces</source>
        <translation>YAML ではタブで字下げできません。空白を使ってください</translation>
    </message>
    <message>
        <source>This line is indented by %1, but the lines it could belong to are indented by %2</source>
        <translation>この行の字下げは %1 ですが、属しうる行の字下げは %2 です</translation>
    </message>
    <message>
        <source>This line is indented deeper than the one it follows, which already has a value</source>
        <translation>この行は前の行より深く字下げされていますが、前の行にはすでに値があります</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>This quotation mark is never closed</source>
        <translation>この引用符が閉じられていません</translation>
    </message>
    <message>
        <source>`%1` is not an escape in double quotes; for a backslash write two</source>
        <translation>`%1` は二重引用符の中のエスケープではありません。バックスラッシュは 2 つ書きます</translation>
    </message>
    <message>
        <source>Write two backslashes</source>
        <translation>バックスラッシュを 2 つ書く</translation>
    </message>
    <message>
        <source>The line must end after `|` or `&gt;`: the text begins on the next line</source>
        <translation>`|` や `&gt;` の後で行を終えます。テキストは次の行から始まります</translation>
    </message>
    <message>
        <source>This %1 is never closed</source>
        <translation>この %1 が閉じられていません</translation>
    </message>
    <message>
        <source>%1 cannot close %2; expected %3</source>
        <translation>%1 で %2 は閉じられません。%3 が必要です</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 と書く</translation>
    </message>
    <message>
        <source>This %1 closes nothing</source>
        <translation>この %1 に対応する始まりがありません</translation>
    </message>
    <message>
        <source>A comma is missing before this</source>
        <translation>この前にコンマがありません</translation>
    </message>
    <message>
        <source>There is nothing before this comma</source>
        <translation>このコンマの前に何もありません</translation>
    </message>
    <message>
        <source>A `- ` item is not allowed in brackets; separate items with commas</source>
        <translation>括弧の中で `- ` の項目は使えません。コンマで区切ってください</translation>
    </message>
    <message>
        <source>A colon is missing: expected `key: value`</source>
        <translation>コロンがありません: `key: value` の形で書きます</translation>
    </message>
    <message>
        <source>A space is missing after the colon</source>
        <translation>コロンの後に空白がありません</translation>
    </message>
    <message>
        <source>Without a space after the colon this is one word, not a key with its value</source>
        <translation>コロンの後に空白がないと、キーと値ではなく 1 つの語になります</translation>
    </message>
    <message>
        <source>Add a space after the colon</source>
        <translation>コロンの後に空白を入れる</translation>
    </message>
    <message>
        <source>A key is missing before this colon</source>
        <translation>このコロンの前にキーがありません</translation>
    </message>
    <message>
        <source>A second `: ` in one line: put the text in quotes, or the inner key on a line of its own</source>
        <translation>1 行に 2 つめの `: ` があります。テキストを引用符で囲むか、内側のキーを別の行にしてください</translation>
    </message>
    <message>
        <source>A key and its colon must be on one line</source>
        <translation>キーとコロンは同じ行に書きます</translation>
    </message>
    <message>
        <source>A key can have at most %1 bytes</source>
        <translation>キーは最大 %1 バイトです</translation>
    </message>
    <message>
        <source>Keys marked with `? ` are not supported; write `key: value`</source>
        <translation>`? ` の付いたキーには対応していません。`key: value` と書いてください</translation>
    </message>
    <message>
        <source>A key must be a name, not a list or a mapping</source>
        <translation>キーは名前でなければなりません。リストやマッピングは使えません</translation>
    </message>
    <message>
        <source>A key must be a name, not an alias</source>
        <translation>キーは名前でなければなりません。エイリアスは使えません</translation>
    </message>
    <message>
        <source>A `- ` item must begin on a line of its own</source>
        <translation>`- ` の項目は独立した行で始めます</translation>
    </message>
    <message>
        <source>A `- ` item cannot be mixed with `key: value` lines</source>
        <translation>`- ` の項目と `key: value` の行は混在できません</translation>
    </message>
    <message>
        <source>The other lines here are `- ` items; this one is not</source>
        <translation>ここのほかの行は `- ` の項目ですが、この行は違います</translation>
    </message>
    <message>
        <source>Write `- ` before it</source>
        <translation>前に `- ` を書く</translation>
    </message>
    <message>
        <source>The value before this is complete; nothing can follow on this line</source>
        <translation>前の値で完結しており、この行には続けられません</translation>
    </message>
    <message>
        <source>A value that begins with %1 must be put in quotes</source>
        <translation>%1 で始まる値は引用符で囲みます</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>引用符で囲む</translation>
    </message>
    <message>
        <source>An alias cannot have an anchor or a tag</source>
        <translation>エイリアスにアンカーやタグは付けられません</translation>
    </message>
    <message>
        <source>No anchor `%1` is defined before this alias; if %2 is meant as text, put it in quotes</source>
        <translation>このエイリアスより前にアンカー `%1` がありません。%2 が文字列なら引用符で囲んでください</translation>
    </message>
    <message>
        <source>This alias is inside the value that it names</source>
        <translation>このエイリアスは、自身が指す値の中にあります</translation>
    </message>
    <message>
        <source>Expanding this alias makes the file too large: more than %1 values, or more than %2 levels</source>
        <translation>このエイリアスを展開すると大きくなりすぎます: %1 個を超える値、または %2 段を超える入れ子</translation>
    </message>
    <message>
        <source>`&lt;&lt;` takes a mapping, an alias of one, or a list of these</source>
        <translation>`&lt;&lt;` はマッピング、そのエイリアス、またはそれらのリストを取ります</translation>
    </message>
    <message>
        <source>The file must consist of `name: ...` entries; this is %1</source>
        <translation>ファイルは `name: ...` の並びでなければなりません。これは %1 です</translation>
    </message>
    <message>
        <source>Only the part before this line counts; a second document begins here</source>
        <translation>この行より前だけが有効です。ここから 2 つめの文書が始まります</translation>
    </message>
    <message>
        <source>twice on line %1</source>
        <translation>%1 行目に 2 回</translation>
    </message>
    <message>
        <source>on line %1 and again on line %2</source>
        <translation>%1 行目と %2 行目に</translation>
    </message>
    <message>
        <source>`%1` is given %2; the last one counts</source>
        <translation>`%1` が %2あります。最後のものが有効です</translation>
    </message>
    <message>
        <source>Indent with spaces</source>
        <translation>空白で字下げする</translation>
    </message>
    <message>
        <source>a single value</source>
        <translation>単独の値</translation>
    </message>
    <message>
        <source>A comma or `}` is missing before this</source>
        <translation>この前にコンマか `}` がありません</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `key: value` line of the mapping above, or the end of it</source>
        <translation>ここには書けません。上のマッピングの `key: value` の行か、その終わりが必要です</translation>
    </message>
    <message>
        <source>A comma or `]` is missing before this</source>
        <translation>この前にコンマか `]` がありません</translation>
    </message>
    <message>
        <source>This does not fit here: expected a `- ` item of the list above, or the end of it</source>
        <translation>ここには書けません。上のリストの `- ` の項目か、その終わりが必要です</translation>
    </message>
    <message>
        <source>A `: ` is not allowed here: put the text in quotes, or check the indentation</source>
        <translation>ここでは `: ` を使えません。テキストを引用符で囲むか、字下げを確かめてください</translation>
    </message>
    <message>
        <source>A key is not allowed here; check the indentation</source>
        <translation>ここにキーは書けません。字下げを確かめてください</translation>
    </message>
    <message>
        <source>This bracket closes nothing</source>
        <translation>この括弧に対応する始まりがありません</translation>
    </message>
    <message>
        <source>A quoted string is not closed before this line</source>
        <translation>この行より前の引用符が閉じられていません</translation>
    </message>
    <message>
        <source>A quoted string is never closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>A value can have only one tag</source>
        <translation>値に付けられるタグは 1 つだけです</translation>
    </message>
    <message>
        <source>A value can have only one anchor</source>
        <translation>値に付けられるアンカーは 1 つだけです</translation>
    </message>
    <message>
        <source>A text block cannot be indented by 0</source>
        <translation>テキストブロックの字下げを 0 にはできません</translation>
    </message>
    <message>
        <source>This escape needs hexadecimal digits</source>
        <translation>このエスケープには 16 進数字が必要です</translation>
    </message>
    <message>
        <source>This escape is not a valid character</source>
        <translation>このエスケープは有効な文字ではありません</translation>
    </message>
    <message>
        <source>This is not a valid escape in double quotes</source>
        <translation>二重引用符の中では無効なエスケープです</translation>
    </message>
    <message>
        <source>No value can begin with this character; put the text in quotes</source>
        <translation>値をこの文字で始めることはできません。引用符で囲んでください</translation>
    </message>
    <message>
        <source>This is nested too deep</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>This cannot be read as YAML</source>
        <translation>YAML として読めません</translation>
    </message>
    <message>
        <source>Tenstorrent composites</source>
        <translation>Tenstorrent コンポジット</translation>
    </message>
    <message>
        <source>Functions and modules of torch that Tenstorrent&apos;s compiler takes in one piece become composites.</source>
        <translation>Tenstorrent のコンパイラーがひとまとまりで扱う torch の関数とモジュールがコンポジットになります。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>This expectation belongs to no rule. Write it directly above a rule, or on lines of it.</source>
        <translation>この期待値はどのルールにも属していません。ルールのすぐ上か、ルールの行に書いてください。</translation>
    </message>
    <message>
        <source>This is not checked. Did you mean &quot;%1&quot;?</source>
        <translation>これは検査されません。&quot;%1&quot; のことですか?</translation>
    </message>
    <message>
        <source>Change to &quot;%1&quot;</source>
        <translation>&quot;%1&quot; に変更する</translation>
    </message>
    <message>
        <source>This is not checked: expected &quot;expect: 32&quot;, &quot;expect: &gt;= 30&quot;, &quot;expect: &lt;= 2&quot; or &quot;expect: none in encoder.*&quot;.</source>
        <translation>これは検査されません。&quot;expect: 32&quot;、&quot;expect: &gt;= 30&quot;、&quot;expect: &lt;= 2&quot;、&quot;expect: none in encoder.*&quot; の形で書きます。</translation>
    </message>
    <message>
        <source>no entry takes a matrix multiplication such as linear or matmul.</source>
        <translation>linear や matmul のような行列乗算を取るエントリがありません。</translation>
    </message>
    <message>
        <source>it needs two matrix multiplications, and fewer entries take one.</source>
        <translation>行列乗算が 2 つ必要ですが、それを取るエントリが足りません。</translation>
    </message>
    <message>
        <source>it needs a softmax between two matrix multiplications, and no entry takes one.</source>
        <translation>2 つの行列乗算の間に softmax が必要ですが、それを取るエントリがありません。</translation>
    </message>
    <message>
        <source>it allows two matrix multiplications, and more entries take one.</source>
        <translation>行列乗算は 2 つまでですが、それを取るエントリが多すぎます。</translation>
    </message>
    <message>
        <source>no entry takes scaled_dot_product_attention.</source>
        <translation>scaled_dot_product_attention を取るエントリがありません。</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2 by %3.</source>
        <translation>%1 から %2 まで %3 刻みで繰り返します。</translation>
    </message>
    <message>
        <source>If %1.</source>
        <translation>%1 の場合。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true か false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>負でない整数</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>型の名前</translation>
    </message>
    <message>
        <source>The option %1 takes %2, not &quot;%3&quot;.</source>
        <translation>オプション %1 に指定できるのは %2 です。&quot;%3&quot; は使えません。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>%1 のことですか?</translation>
    </message>
    <message>
        <source>Each name of %1</source>
        <translation>%1 の各名前</translation>
    </message>
    <message>
        <source>The func_name %1</source>
        <translation>func_name %1</translation>
    </message>
    <message>
        <source>The module %1</source>
        <translation>モジュール %1</translation>
    </message>
    <message>
        <source>The name of a heuristic</source>
        <translation>ヒューリスティックの名前</translation>
    </message>
    <message>
        <source>Repeats from %1 to %2.</source>
        <translation>%1 から %2 まで繰り返します。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 か %2</translation>
    </message>
    <message>
        <source>%1, %2 or %3</source>
        <translation>%1、%2、%3 のいずれか</translation>
    </message>
    <message>
        <source>The model has no %1, which %2 requires.</source>
        <translation>%2 が必要とする %1 がモデルにありません。</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>モジュールなし</translation>
    </message>
    <message>
        <source>Found in %1.</source>
        <translation>%1 にあります。</translation>
    </message>
    <message>
        <source>The model has no %1.</source>
        <translation>モデルに %1 がありません。</translation>
    </message>
    <message>
        <source>Nearest at %1: %2.</source>
        <translation>最も近いのは %1: %2。</translation>
    </message>
    <message>
        <source>This stage rewrites nothing more. %1</source>
        <translation>この段階では何も書き換えられなくなります。%1</translation>
    </message>
    <message>
        <source>Nothing matches. %1</source>
        <translation>何も一致しません。%1</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 match: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>モデルが Python の演算子で取り込まれているため、何も一致しません。TT-XLA と同じ読み方なら %1 件一致します。「概要」で「演算子を TT-XLA と同じように読む」を選ぶか、--fx-mode tt を使ってください。</translation>
    </message>
    <message>
        <source>Nothing matches, because the model was captured with operators of Python. Read as TT-XLA captures it, it has %1 matches: choose &quot;Read operators as TT-XLA does&quot; in Overview, or --fx-mode tt.</source>
        <translation>モデルが Python の演算子で取り込まれているため、何も一致しません。TT-XLA と同じ読み方なら %1 件一致します。「概要」で「演算子を TT-XLA と同じように読む」を選ぶか、--fx-mode tt を使ってください。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot; to recompute.</source>
        <translation>再計算するルール &quot;%1&quot; はありません。</translation>
    </message>
    <message>
        <source>The backward section of the section at &quot;%1&quot; is cut: a path leaves it and comes back: %2.</source>
        <translation>&quot;%1&quot; のセクションに対応する逆伝播セクションは分割されます。外へ出て戻る経路があります: %2。</translation>
    </message>
    <message>
        <source>The file has a backward graph of its own, which is used as it is: --loss and --wrt have no effect.</source>
        <translation>ファイルには逆伝播グラフが含まれており、そのまま使われます。--loss と --wrt は効きません。</translation>
    </message>
    <message>
        <source>A word is missing after &quot;|&quot;.</source>
        <translation>&quot;|&quot; の後に語がありません。</translation>
    </message>
    <message>
        <source>A word is missing before &quot;|&quot;.</source>
        <translation>&quot;|&quot; の前に語がありません。</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;. Did you mean &quot;%2:&quot;? Put text with a colon in quotes.</source>
        <translation>フィールド &quot;%1&quot; はありません。&quot;%2:&quot; のことですか? コロンを含む文字列は引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The quotes are not closed.</source>
        <translation>引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>A word is missing here.</source>
        <translation>ここに語がありません。</translation>
    </message>
    <message>
        <source>Enter a section or fold number.</source>
        <translation>セクションまたはフォールドの番号を入力してください。</translation>
    </message>
    <message>
        <source>There is no type &quot;%1&quot;.</source>
        <translation>型 &quot;%1&quot; はありません。</translation>
    </message>
    <message>
        <source>This is not a step; write 0.5, &lt;0.01 or &gt;0.01.</source>
        <translation>ステップ幅ではありません。0.5、&lt;0.01、&gt;0.01 のように書いてください。</translation>
    </message>
    <message>
        <source>This is not a shape; write 4096x11008 or [1,?,4096].</source>
        <translation>形状ではありません。4096x11008 や [1,?,4096] のように書いてください。</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>ここに値がありません。</translation>
    </message>
    <message>
        <source>Use a file written by &quot;fusewright check --write-baseline FILE&quot; or &quot;check --format sarif&quot;.</source>
        <translation>&quot;fusewright check --write-baseline FILE&quot; または &quot;check --format sarif&quot; が書いたファイルを使ってください。</translation>
    </message>
    <message>
        <source>These findings are from %1, not from fusewright. %2</source>
        <translation>これらの検出結果は fusewright ではなく %1 のものです。%2</translation>
    </message>
    <message>
        <source>This file contains no check results, not even an empty list. %1</source>
        <translation>このファイルには検査結果が (空のリストすら) ありません。%1</translation>
    </message>
    <message>
        <source>at least %1 expected</source>
        <translation>%1 以上のはず</translation>
    </message>
    <message>
        <source>at most %1 expected</source>
        <translation>%1 以下のはず</translation>
    </message>
    <message>
        <source>none expected</source>
        <translation>0 のはず</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 のはず</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>セクション 0 個</translation>
    </message>
    <message>
        <source>no section in %1</source>
        <translation>%1 にセクション 0 個</translation>
    </message>
    <message>
        <source>no sections</source>
        <translation>セクション 0 個</translation>
    </message>
    <message>
        <source>no sections in %1</source>
        <translation>%1 にセクション 0 個</translation>
    </message>
    <message>
        <source>%1 section</source>
        <translation>セクション %1 個</translation>
    </message>
    <message>
        <source>%1 section in %2</source>
        <translation>%2 にセクション %1 個</translation>
    </message>
    <message>
        <source>%1 sections in %2</source>
        <translation>%2 にセクション %1 個</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>0 か所</translation>
    </message>
    <message>
        <source>no place in %1</source>
        <translation>%1 に 0 か所</translation>
    </message>
    <message>
        <source>no places</source>
        <translation>0 か所</translation>
    </message>
    <message>
        <source>no places in %1</source>
        <translation>%1 に 0 か所</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 か所</translation>
    </message>
    <message>
        <source>%1 place in %2</source>
        <translation>%2 に %1 か所</translation>
    </message>
    <message>
        <source>%1 places in %2</source>
        <translation>%2 に %1 か所</translation>
    </message>
    <message>
        <source>%1 of %2 operators</source>
        <translation>演算子 %2 個中 %1 個</translation>
    </message>
    <message>
        <source>%1 of %2 operators in %3</source>
        <translation>%3 の演算子 %2 個中 %1 個</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and rewrites nothing; %2.</source>
        <translation>ルール &quot;%1&quot; にはエラーがあり、何も書き換えません。%2 です。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; has errors and makes no sections; %2.</source>
        <translation>ルール &quot;%1&quot; にはエラーがあり、セクションを作りません。%2 です。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; rewrites %2; %3.</source>
        <translation>ルール &quot;%1&quot; が書き換えるのは %2 で、%3 です。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; makes %2; %3.</source>
        <translation>ルール &quot;%1&quot; が作るのは %2 で、%3 です。</translation>
    </message>
    <message>
        <source>All rules together rewrite %1; %2.</source>
        <translation>すべてのルールが書き換えるのは %1 で、%2 です。</translation>
    </message>
    <message>
        <source>All rules make %1; %2.</source>
        <translation>すべてのルールが作るのは %1 で、%2 です。</translation>
    </message>
    <message>
        <source>The rules take %1; %2.</source>
        <translation>ルールが取るのは %1 で、%2 です。</translation>
    </message>
    <message>
        <source>These rules rewrite and make no sections. Expect `rewrites`, or one of the rules.</source>
        <translation>これらのルールは書き換えを行い、セクションを作りません。`rewrites` かルールの名前を使ってください。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;.</source>
        <translation>ルール &quot;%1&quot; はありません。</translation>
    </message>
    <message>
        <source>a section made by hand</source>
        <translation>手動で作ったセクション</translation>
    </message>
    <message>
        <source>It matches elsewhere, but its operators are taken there by %1.</source>
        <translation>ほかでも一致しますが、そこの演算子は %1 に取られています。</translation>
    </message>
    <message>
        <source>It matches at %1 more, but such a section could not run in one piece.</source>
        <translation>あと %1 で一致しますが、そのセクションはひとまとまりで実行できません。</translation>
    </message>
    <message>
        <source>It already matches at every %1.</source>
        <translation>すでにすべての %1 で一致しています。</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>Most common operators left out: %1.</source>
        <translation>取り残された演算子で多いもの: %1。</translation>
    </message>
    <message>
        <source>Rules with no sections: %1.</source>
        <translation>セクションのないルール: %1。</translation>
    </message>
    <message>
        <source>The rule cannot be added to this file without losing others. Give the file a list of patterns, or write the rule into a new file.</source>
        <translation>このルールを追加すると、ほかのルールが失われます。ファイルにパターンのリストを置くか、新しいファイルに書いてください。</translation>
    </message>
    <message>
        <source>The rules file has no place for another rule: a comment or a condition is open at its end.</source>
        <translation>ルールファイルの末尾でコメントか条件が開いたままのため、ルールを追加できません。</translation>
    </message>
    <message>
        <source>No rule can be made from these operators.</source>
        <translation>これらの演算子からはルールを作れません。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern ends with one operator, but several results leave the selection: %1.</source>
        <translation>1 つのルールにできません。パターンは 1 つの演算子で終わりますが、選択範囲から複数の結果が出ています: %1。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: the selection uses a result that is not the first of: %1.</source>
        <translation>1 つのルールにできません。選択範囲が次の演算子の 2 番目以降の結果を使っています: %1。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern has every operand, and one is left out of: %1.</source>
        <translation>1 つのルールにできません。パターンはすべてのオペランドを持ちますが、次ではオペランドが省かれています: %1。</translation>
    </message>
    <message>
        <source>`%1` is not a field of a hardware profile.</source>
        <translation>`%1` はハードウェアプロファイルの項目ではありません。</translation>
    </message>
    <message>
        <source>`format` must be &quot;fusewright-hardware&quot;.</source>
        <translation>`format` は &quot;fusewright-hardware&quot; でなければなりません。</translation>
    </message>
    <message>
        <source>`profiles` must be a list.</source>
        <translation>`profiles` はリストでなければなりません。</translation>
    </message>
    <message>
        <source>A hardware file is an object with a list `profiles`.</source>
        <translation>ハードウェアファイルは、リスト `profiles` を持つオブジェクトです。</translation>
    </message>
    <message>
        <source>A profile must be an object.</source>
        <translation>プロファイルはオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>A profile must begin with its `name`: a short text.</source>
        <translation>プロファイルは短い文字列の `name` で始めます。</translation>
    </message>
    <message>
        <source>There is room for 1,000 hardware profiles: this new one and any after it are ignored.</source>
        <translation>ハードウェアプロファイルは 1,000 個までです。この新しいプロファイルと、それより後の新しいプロファイルは無視されます。</translation>
    </message>
    <message>
        <source>Remove profiles that you do not need.</source>
        <translation>不要なプロファイルを削除してください。</translation>
    </message>
    <message>
        <source>`%1` must be one line of text of at most 1,000 letters.</source>
        <translation>`%1` は 1,000 文字以内の 1 行でなければなりません。</translation>
    </message>
    <message>
        <source>`%1` is no element type.</source>
        <translation>`%1` は要素の型ではありません。</translation>
    </message>
    <message>
        <source>`peak` must be an object: operations a second by element type.</source>
        <translation>`peak` は要素の型ごとの毎秒演算数を持つオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>`%1` must be a number, or an object with a number `value` and a `source`.</source>
        <translation>`%1` は数値、または数値 `value` と `source` を持つオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: it is not of real numbers.</source>
        <translation>&quot;%1&quot; は実数ではないため、勾配がありません。</translation>
    </message>
    <message>
        <source>The translation stops at `%1`</source>
        <translation>変換結果は `%1` で止まります</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one has several ends.</source>
        <translation>%1 のパターンは 1 つの演算子で終わりますが、これには複数の終わりがあります。</translation>
    </message>
    <message>
        <source>In the model, a place uses a result of `%1` that is not its first, which cannot be expressed in %2.</source>
        <translation>モデルには `%1` の 2 番目以降の結果を使うところがあり、%2 では表せません。</translation>
    </message>
    <message>
        <source>In the model, `%1` has an operand that is left out, which cannot be expressed in %2.</source>
        <translation>モデルの `%1` には省かれたオペランドがあり、%2 では表せません。</translation>
    </message>
    <message>
        <source>The model has more than %1 forms of this rule; only the first ones are written.</source>
        <translation>モデルにはこのルールの形が %1 を超えてあり、最初のものだけを書きました。</translation>
    </message>
    <message>
        <source>The condition `%1` is left out.</source>
        <translation>条件 `%1` は省かれます。</translation>
    </message>
    <message>
        <source>the extent of `%1` along axis %2</source>
        <translation>`%1` の軸 %2 の次元の大きさ</translation>
    </message>
    <message>
        <source>the type of `%1` is %2</source>
        <translation>`%1` の型は %2</translation>
    </message>
    <message>
        <source>`%1` has %2 axes</source>
        <translation>`%1` の軸は %2 本</translation>
    </message>
    <message>
        <source>%1 is a multiple of %2</source>
        <translation>%1 は %2 の倍数</translation>
    </message>
    <message>
        <source>The function that checks every match is left out.</source>
        <translation>一致ごとにチェックする関数は省かれます。</translation>
    </message>
    <message>
        <source>The check that no inner result is used outside is left out.</source>
        <translation>内部の結果が外部で使われないことのチェックは省かれます。</translation>
    </message>
    <message>
        <source>Of the check, this is left out: %1.</source>
        <translation>チェックのうち省かれるもの: %1。</translation>
    </message>
    <message>
        <source>Of the check, this is left out: `%1`.</source>
        <translation>チェックのうち省かれるもの: `%1`。</translation>
    </message>
    <message>
        <source>The literals that `%1` is called with may be others here.</source>
        <translation>`%1` の呼び出しのリテラルは、ここでは異なることがあります。</translation>
    </message>
    <message>
        <source>`%1` reads result %2 of `%3`; here it is the first one.</source>
        <translation>`%1` は `%3` の結果 %2 を読みますが、ここでは最初の結果です。</translation>
    </message>
    <message>
        <source>`%1` takes any number of operands; here there are %2.</source>
        <translation>`%1` のオペランド数は任意ですが、ここでは %2 個です。</translation>
    </message>
    <message>
        <source>`%1` has %2 in the original and %3 here, as `%4` has in %5.</source>
        <translation>`%1` は元では %2、ここでは %5 の `%4` と同じく %3 です。</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes, and along which dimension. What is usual is written; with a model, what it has.</source>
        <translation>%1 のパターンは `%2` が取るテンソルの数と次元を示します。通常のものを書きましたが、モデルがあればそれに合わせます。</translation>
    </message>
    <message>
        <source>In %1 a pattern says how many tensors `%2` takes. What is usual is written; with a model, what it has.</source>
        <translation>%1 のパターンは `%2` が取るテンソルの数を示します。通常のものを書きましたが、モデルがあればそれに合わせます。</translation>
    </message>
    <message>
        <source>`%1` has no %2 as operands in %3, but `%4` has them.</source>
        <translation>%3 の `%1` は %2 をオペランドに持ちませんが、`%4` は持ちます。</translation>
    </message>
    <message>
        <source>`%1` is called as `%2` here, which takes every `%3`, not only `%4`.</source>
        <translation>`%1` はここでは `%2` として呼ばれ、`%4` だけでなくすべての `%3` を取ります。</translation>
    </message>
    <message>
        <source>How a model&apos;s code calls `%1` is not known. With a model that has it, it is called as there.</source>
        <translation>モデルのコードが `%1` をどう呼ぶか不明です。それを含むモデルがあれば、同じように呼びます。</translation>
    </message>
    <message>
        <source>The pattern can hold in more than %1 ways; only the first ones are written.</source>
        <translation>パターンが成り立つ形は %1 を超え、最初のものだけを書きました。</translation>
    </message>
    <message>
        <source>No heuristics in %1: `%2` is left out.</source>
        <translation>%1 にヒューリスティックはありません。`%2` は省かれます。</translation>
    </message>
    <message>
        <source>No priorities in %1: the order of the file replaces priority %2.</source>
        <translation>%1 に優先度はありません。優先度 %2 の代わりにファイル内の順序が使われます。</translation>
    </message>
    <message>
        <source>A match becomes a section here, and is not replaced.</source>
        <translation>ここでは一致はセクションになり、置き換えられません。</translation>
    </message>
    <message>
        <source>What replaces a match is not translated: one new operator stands for all of it.</source>
        <translation>一致を置き換えるものは変換されず、1 つの新しい演算子が全体を表します。</translation>
    </message>
    <message>
        <source>A match becomes one new operator here, not a section.</source>
        <translation>ここでは一致はセクションではなく、1 つの新しい演算子になります。</translation>
    </message>
    <message>
        <source>The pattern can match in %1 ways; only those found in the model are written.</source>
        <translation>パターンは %1 通りに一致できます。モデルにあるものだけを書きました。</translation>
    </message>
    <message>
        <source>The calls of the model cannot be written in a pattern, so the usual ones are.</source>
        <translation>モデルの呼び出しはパターンに書けないため、通常のものを書きました。</translation>
    </message>
    <message>
        <source>What the model has cannot be expressed: %1</source>
        <translation>モデルにあるものは表せません: %1</translation>
    </message>
    <message>
        <source>A pattern of several pieces that are found along users cannot be translated.</source>
        <translation>利用関係をたどって見つかる複数の部分からなるパターンは変換できません。</translation>
    </message>
    <message>
        <source>No way in which the pattern can hold can be written in %1.</source>
        <translation>パターンが成り立つ形は、どれも %1 で書けません。</translation>
    </message>
    <message>
        <source>The translation cannot be read back: rules are missing.</source>
        <translation>変換結果を読み戻せません。ルールが足りません。</translation>
    </message>
    <message>
        <source>The translation cannot be read back: %1</source>
        <translation>変換結果を読み戻せません: %1</translation>
    </message>
    <message>
        <source>The model is prepared before these rules run; operators before: %1, after: %2.</source>
        <translation>これらのルールの前にモデルが準備されます。演算子は前 %1、後 %2 です。</translation>
    </message>
    <message>
        <source>`%1` takes any operator, and %2 must name every operator.</source>
        <translation>`%1` は任意の演算子を取りますが、%2 では演算子をすべて名指しする必要があります。</translation>
    </message>
    <message>
        <source>`%1` takes any operator but some, and %2 must name every operator.</source>
        <translation>`%1` は一部を除く任意の演算子を取りますが、%2 では演算子をすべて名指しする必要があります。</translation>
    </message>
    <message>
        <source>`%1` takes any operator here, and in the original not %2.</source>
        <translation>`%1` はここでは任意の演算子を取りますが、元では %2 を取りません。</translation>
    </message>
    <message>
        <source>`%1` takes every `%2` here, and in the original not %3.</source>
        <translation>`%1` はここではすべての `%2` を取りますが、元では %3 を取りません。</translation>
    </message>
    <message>
        <source>In %1 a pattern ends with one operator, but this one ends with %2.</source>
        <translation>%1 のパターンは 1 つの演算子で終わりますが、これは %2 で終わります。</translation>
    </message>
    <message>
        <source>Which operand is which, and how many there are, cannot be expressed in %1: %2.</source>
        <translation>どれがどのオペランドか、いくつあるかは %1 では表せません: %2。</translation>
    </message>
    <message>
        <source>The rule does not say which operand is which, and not every way is written. Translate it with a model: then they are as they occur there.</source>
        <translation>ルールはどれがどのオペランドかを示さず、すべての並びは書かれていません。モデルとともに変換すると、モデルにある並びになります。</translation>
    </message>
    <message>
        <source>No operator is in the pattern.</source>
        <translation>パターンに演算子がありません。</translation>
    </message>
    <message>
        <source>`%1` is %2 in %3: a graph that has it in one operator is not matched.</source>
        <translation>%3 では `%1` は %2 です。これを 1 つの演算子で持つグラフには一致しません。</translation>
    </message>
    <message>
        <source>There is no such result here</source>
        <translation>ここにそのような結果はありません</translation>
    </message>
    <message>
        <source>It would be replaced twice</source>
        <translation>2 回置き換えられることになります</translation>
    </message>
    <message>
        <source>It is an output of the model</source>
        <translation>モデルの出力です</translation>
    </message>
    <message>
        <source>It is used by %1</source>
        <translation>%1 が使っています</translation>
    </message>
    <message>
        <source>the replacement</source>
        <translation>置き換え後のもの</translation>
    </message>
    <message>
        <source>It uses what it replaces</source>
        <translation>置き換える対象を自ら使っています</translation>
    </message>
    <message>
        <source>The replacement would need what uses it</source>
        <translation>置き換え後のものが、それを使う側を必要とします</translation>
    </message>
    <message>
        <source>The replacement is too large</source>
        <translation>置き換え後のものが大きすぎます</translation>
    </message>
    <message>
        <source>A size cannot be less than zero</source>
        <translation>大きさを負にはできません</translation>
    </message>
    <message>
        <source>A loop that makes nothing cannot be a result</source>
        <translation>何も作らないループは結果になりません</translation>
    </message>
    <message>
        <source>There is no such value</source>
        <translation>そのような値はありません</translation>
    </message>
    <message>
        <source>There is no such result</source>
        <translation>そのような結果はありません</translation>
    </message>
    <message>
        <source>The elements of a list differ in type</source>
        <translation>リストの要素の型が揃っていません</translation>
    </message>
    <message>
        <source>A loop needs a step other than zero</source>
        <translation>ループの刻みを 0 にはできません</translation>
    </message>
    <message>
        <source>An extent cannot be that large, or less than zero</source>
        <translation>次元の大きさを、そこまで大きな値や負の値にはできません</translation>
    </message>
    <message>
        <source>There is no such axis</source>
        <translation>そのような軸はありません</translation>
    </message>
    <message>
        <source>A step must be more than nothing</source>
        <translation>刻みは正でなければなりません</translation>
    </message>
    <message>
        <source>The graph has nothing that could be the result %1, and torch stops there</source>
        <translation>結果 %1 になりうるものがグラフになく、torch はそこで止まります</translation>
    </message>
    <message>
        <source>The match could not run in one piece</source>
        <translation>この一致はひとまとまりで実行できません</translation>
    </message>
    <message>
        <source>The match at %1 has it</source>
        <translation>%1 での一致が取っています</translation>
    </message>
    <message>
        <source>Nothing uses what %1 gives, and torch stops at such a match</source>
        <translation>%1 の結果がどこでも使われず、torch はそのような一致で止まります</translation>
    </message>
    <message>
        <source>Nothing uses its result</source>
        <translation>結果がどこでも使われていません</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names %1, which goes with the match, and torch stops there</source>
        <translation>ワイルドカードが取るリストに、一致とともに消える %1 が含まれ、torch はそこで止まります</translation>
    </message>
    <message>
        <source>A list that a wildcard takes names it</source>
        <translation>ワイルドカードが取るリストに含まれています</translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation>%1 から作られた</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>%1 になる</translation>
    </message>
    <message>
        <source>the condition is false</source>
        <translation>条件が偽です</translation>
    </message>
    <message>
        <source>conditional: the model does not say enough</source>
        <translation>条件付き: モデルの情報が足りません</translation>
    </message>
    <message>
        <source>a result inside is used outside</source>
        <translation>内部の結果が外部で使われています</translation>
    </message>
    <message>
        <source>it would close a cycle</source>
        <translation>循環ができてしまいます</translation>
    </message>
    <message>
        <source>the replacement makes no sense here</source>
        <translation>置き換え後のものがここでは成り立ちません</translation>
    </message>
    <message>
        <source>rewritten too often</source>
        <translation>書き換えの回数が多すぎます</translation>
    </message>
    <message>
        <source>another match has some of its operators</source>
        <translation>別の一致が演算子の一部を取っています</translation>
    </message>
    <message>
        <source>a check went wrong</source>
        <translation>チェックでエラーが発生しました</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 becomes %4.</source>
        <translation>まずルールがモデルを書き換えます: %2 で %1、%3 が %4 個になります。</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2; %3 become %4.</source>
        <translation>まずルールがモデルを書き換えます: %2 で %1、%3 が %4 個になります。</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 becomes %5.</source>
        <translation>まずルールがモデルを書き換えます: %3 のうち %2 個で %1、%4 が %5 個になります。</translation>
    </message>
    <message>
        <source>Rules rewrite the model first: %1 in %2 of %3; %4 become %5.</source>
        <translation>まずルールがモデルを書き換えます: %3 のうち %2 個で %1、%4 が %5 個になります。</translation>
    </message>
    <message>
        <source>%1 match is conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 件の一致は条件付きで、書き換えられません。モデルの情報が足りません。</translation>
    </message>
    <message>
        <source>%1 matches are conditional, and not rewritten: the model does not say enough.</source>
        <translation>%1 件の一致は条件付きで、書き換えられません。モデルの情報が足りません。</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>前 %1、後 %2</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <translation>%1: %2 が %3 になりました</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: no more are allowed.</source>
        <translation>段階 %1 は %2 回の書き換えの後で止まりました。これ以上は許されません。</translation>
    </message>
    <message>
        <source>The stage %1 stopped after %2 rewrites: they form an endless cycle (%3).</source>
        <translation>段階 %1 は %2 回の書き換えの後で止まりました。書き換えが循環しています (%3)。</translation>
    </message>
    <message>
        <source>A condition that excludes what the rules make ends that.</source>
        <translation>ルールが作るものを除外する条件を加えると止まります。</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4`).</source>
        <translation>この置き換えは `%1` の形状を %2 としますが、実際には %3 です (`%4`)。</translation>
    </message>
    <message>
        <source>This replacement gives `%1` the shape %2, but it makes %3 (`%4` and %5 more).</source>
        <translation>この置き換えは `%1` の形状を %2 としますが、実際には %3 です (`%4` 他 %5 件)。</translation>
    </message>
    <message>
        <source>Say the shape, or replace the operator by another one.</source>
        <translation>形状を指定するか、別の演算子に置き換えてください。</translation>
    </message>
    <message>
        <source>It already matches at every %1 in these modules.</source>
        <translation>これらのモジュールではすでにすべての %1 で一致しています。</translation>
    </message>
    <message>
        <source>There is no %1 in these modules.</source>
        <translation>これらのモジュールに %1 はありません。</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, ends at %2: %3.</source>
        <translation>最も近いニアミス (%1) は %2 で止まります: %3。</translation>
    </message>
    <message>
        <source>The nearest miss, at %1 in %2, ends at %3: %4.</source>
        <translation>最も近いニアミス (%2 の %1) は %3 で止まります: %4。</translation>
    </message>
    <message>
        <source>The nearest miss, at %1, most in %2, ends at %3: %4.</source>
        <translation>最も近いニアミス (%1、多くは %2) は %3 で止まります: %4。</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and `%6` plans with %7, %8 of what is there.</source>
        <translation>%3 に収まらない可能性: ルール `%2` の %1。重みと同時に生存するものに少なくとも %4 (%5) が必要で、`%6` が見込むのは %7 (全体の %8) です。</translation>
    </message>
    <message>
        <source>%1 of rule `%2` may not fit on %3: needs at least %4 (%5) for weights and live values, and there are %6 on the chip.</source>
        <translation>%3 に収まらない可能性: ルール `%2` の %1。重みと同時に生存するものに少なくとも %4 (%5) が必要で、チップ上にあるのは %6 です。</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>セクション %1 個</translation>
    </message>
    <message>
        <source>%1 units, %2 available</source>
        <translation>%1 ユニット、利用可能 %2</translation>
    </message>
    <message>
        <source>`%1` must be a number above 0 and at most 1e30.</source>
        <translation>`%1` は 0 より大きく 1e30 以下の数でなければなりません。</translation>
    </message>
    <message>
        <source>`%1` must be a whole number up to 1,000,000,000.</source>
        <translation>`%1` は 1,000,000,000 以下の整数でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an output of the model.</source>
        <translation>&quot;%1&quot; はモデルの出力ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input or parameter of the model.</source>
        <translation>&quot;%1&quot; はモデルの入力でもパラメーターでもありません。</translation>
    </message>
    <message>
        <source>With and without %1: each becomes a pattern of its own.</source>
        <translation>%1 がある場合とない場合を、それぞれ別のパターンにします。</translation>
    </message>
    <message>
        <source>Each option of %1 becomes a pattern of its own.</source>
        <translation>%1 の選択肢を、それぞれ別のパターンにします。</translation>
    </message>
    <message>
        <source>Each operator accepted by %1 becomes a pattern of its own.</source>
        <translation>%1 が取る演算子を、それぞれ別のパターンにします。</translation>
    </message>
    <message>
        <source>Chains of %1 are written out up to %2 operators.</source>
        <translation>%1 の連なりは演算子 %2 個まで書き出します。</translation>
    </message>
    <message>
        <source>Context is not asked for: %1.</source>
        <translation>コンテキストは確認されません: %1。</translation>
    </message>
    <message>
        <source>No context in %1, and the pattern falls apart without it, so it is included: %2.</source>
        <translation>%1 にコンテキストはなく、除くとパターンがばらばらになるため含めました: %2。</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which is tried first, so it is left out.</source>
        <translation>%1 では先に試される %2 と同じパターンになるため、省かれます。</translation>
    </message>
    <message>
        <source>In %1 this is the same pattern as %2, which are tried first, so it is left out.</source>
        <translation>%1 では先に試される %2 と同じパターンになるため、省かれます。</translation>
    </message>
    <message>
        <source>In %1 one of its patterns is the same as that of %2, which is tried first, so it is left out.</source>
        <translation>%1 ではパターンの 1 つが先に試される %2 のものと同じになるため、省かれます。</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which is tried first, so they are left out.</source>
        <translation>%1 ではパターンの一部が先に試される %2 のものと同じになるため、省かれます。</translation>
    </message>
    <message>
        <source>In %1 some of its patterns are the same as those of %2, which are tried first, so they are left out.</source>
        <translation>%1 ではパターンの一部が先に試される %2 のものと同じになるため、省かれます。</translation>
    </message>
    <message>
        <source>%1 before, %2 after; rules of %3.</source>
        <translation>前 %1、後 %2。%3 のルール。</translation>
    </message>
    <message>
        <source>%1 before, %2 after.</source>
        <translation>前 %1、後 %2。</translation>
    </message>
    <message>
        <source>%1 match is refused because of %2.</source>
        <translation>%1 件の一致が %2 により拒否されています。</translation>
    </message>
    <message>
        <source>%1 matches are refused because of %2.</source>
        <translation>%1 件の一致が %2 により拒否されています。</translation>
    </message>
    <message>
        <source>%1 matches are refused, most because of %2.</source>
        <translation>%1 件の一致が拒否されており、多くは %2 によります。</translation>
    </message>
    <message>
        <source>%1 match is conditional because of %2.</source>
        <translation>%1 件の一致が %2 により条件付きです。</translation>
    </message>
    <message>
        <source>%1 matches are conditional because of %2.</source>
        <translation>%1 件の一致が %2 により条件付きです。</translation>
    </message>
    <message>
        <source>%1 matches are conditional, most because of %2.</source>
        <translation>%1 件の一致が条件付きで、多くは %2 によります。</translation>
    </message>
    <message>
        <source>It does not settle: %1.</source>
        <translation>収束しません: %1。</translation>
    </message>
    <message>
        <source>It was stopped by its limit.</source>
        <translation>上限に達して停止しました。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no gradient: its elements are %2.</source>
        <translation>&quot;%1&quot; の要素は %2 なので、勾配がありません。</translation>
    </message>
    <message>
        <source>Only real and complex numbers have one.</source>
        <translation>勾配があるのは実数と複素数だけです。</translation>
    </message>
    <message>
        <source>It is the result of an operator.</source>
        <translation>演算子の結果です。</translation>
    </message>
    <message>
        <source>It is an input of the body of an operator.</source>
        <translation>演算子の本体の入力です。</translation>
    </message>
    <message>
        <source>It belongs to the body of an operator: &quot;parameters&quot; includes those.</source>
        <translation>演算子の本体に属しています。&quot;parameters&quot; にはこれも含まれます。</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>一致全体</translation>
    </message>
    <message>
        <source>a tag of the pattern</source>
        <translation>パターンのタグ</translation>
    </message>
    <message>
        <source>an operator of the model</source>
        <translation>モデルの演算子</translation>
    </message>
    <message>
        <source>a type of elements</source>
        <translation>要素の型</translation>
    </message>
    <message>
        <source>a split around this</source>
        <translation>これを囲む分割</translation>
    </message>
    <message>
        <source>It stands for %1(…).</source>
        <translation>%1(…) を表します。</translation>
    </message>
    <message>
        <source>It begins at number %1.</source>
        <translation>番号 %1 から始まります。</translation>
    </message>
    <message>
        <source>Usual value: %1.</source>
        <translation>既定値: %1。</translation>
    </message>
    <message>
        <source>Always true.</source>
        <translation>常に真。</translation>
    </message>
    <message>
        <source>The result of the whole match.</source>
        <translation>一致全体の結果。</translation>
    </message>
    <message>
        <source>The pattern has no such tag.</source>
        <translation>パターンにこのタグはありません。</translation>
    </message>
    <message>
        <source>Other models call it %1.</source>
        <translation>ほかのモデルでの名前: %1。</translation>
    </message>
    <message>
        <source>The model has none of this name.</source>
        <translation>モデルにこの名前のものはありません。</translation>
    </message>
    <message>
        <source>The model has %1 of this name.</source>
        <translation>モデルにこの名前のものが %1 個あります。</translation>
    </message>
    <message>
        <source>The name of an operator.</source>
        <translation>演算子の名前。</translation>
    </message>
    <message>
        <source>A split: what refers to it is about one piece.</source>
        <translation>分割: これを参照するものは、1 つの部分についてのものです。</translation>
    </message>
    <message>
        <source>It names the result of %1.</source>
        <translation>%1 の結果の名前です。</translation>
    </message>
    <message>
        <source>It names operand %1 of %2.</source>
        <translation>%2 のオペランド %1 の名前です。</translation>
    </message>
    <message>
        <source>the name of an operator</source>
        <translation>演算子の名前</translation>
    </message>
    <message>
        <source>%1 is not a function of the grammar, and not a macro of this file.</source>
        <translation>%1 は文法の関数でも、このファイルのマクロでもありません。</translation>
    </message>
    <message>
        <source>%1 cannot be used in %2.</source>
        <translation>%1 は %2 では使えません。</translation>
    </message>
    <message>
        <source>%1 takes %2 operand, not %3: %4.</source>
        <translation>%1 のオペランドは %2 個です。%3 個ではありません: %4。</translation>
    </message>
    <message>
        <source>%1 takes %2 operands, not %3: %4.</source>
        <translation>%1 のオペランドは %2 個です。%3 個ではありません: %4。</translation>
    </message>
    <message>
        <source>%1 takes operands of one type, not %2 and %3.</source>
        <translation>%1 のオペランドは同じ型でなければなりません。%2 と %3 は混在できません。</translation>
    </message>
    <message>
        <source>%1 changes what an operator gives, but its last operand makes no operator.</source>
        <translation>%1 は演算子の結果を変えるものですが、最後のオペランドが演算子を作りません。</translation>
    </message>
    <message>
        <source>WITH_SIZE takes a shape or an operand here, not an operator.</source>
        <translation>ここで WITH_SIZE に指定できるのは形状かオペランドです。演算子は使えません。</translation>
    </message>
    <message>
        <source>ROUNDUP goes up in steps of a power of 2, which %1 is not.</source>
        <translation>ROUNDUP の刻みは 2 のべき乗でなければなりませんが、%1 は違います。</translation>
    </message>
    <message>
        <source>%1 is meant to be the root of a replacement, or within SELECT or AUTOSPLIT at its root.</source>
        <translation>%1 は、置き換えのルート、またはルートにある SELECT か AUTOSPLIT の中で使うものです。</translation>
    </message>
    <message>
        <source>Nothing in the body refers to the split &quot;%1&quot;: all pieces are the same.</source>
        <translation>本体に分割 &quot;%1&quot; を参照するものがなく、すべての部分が同じになります。</translation>
    </message>
    <message>
        <source>A pattern is an Op or an OpVarIn.</source>
        <translation>パターンは Op か OpVarIn です。</translation>
    </message>
    <message>
        <source>A constraint is a condition, not %1.</source>
        <translation>制約は条件でなければなりません。%1 は使えません。</translation>
    </message>
    <message>
        <source>A replacement makes an operator, or is an operand, not %1.</source>
        <translation>置き換えは演算子を作るものか、オペランドでなければなりません。%1 は使えません。</translation>
    </message>
    <message>
        <source>DType has no tag %1.</source>
        <translation>DType にタグ %1 はありません。</translation>
    </message>
    <message>
        <source>The grammar of rules has no operator signs. Write ADD, SUB, MUL or DIV.</source>
        <translation>ルールの文法に算術記号はありません。ADD、SUB、MUL、DIV のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>The name of an operator cannot be empty.</source>
        <translation>演算子の名前を空にはできません。</translation>
    </message>
    <message>
        <source>%1 is not a constant, and not a macro of this file or of one it includes.</source>
        <translation>%1 は定数でも、このファイルやインクルードするファイルのマクロでもありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used within the operator that it names.</source>
        <translation>&quot;%1&quot; は、それが名前を付ける演算子の中では使えません。</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the whole match; it cannot be a part of the pattern.</source>
        <translation>&quot;*&quot; は一致全体を表すため、パターンの一部にはできません。</translation>
    </message>
    <message>
        <source>&quot;*&quot; stands for the match itself, so this replaces it with what it is.</source>
        <translation>&quot;*&quot; は一致そのものを表すため、自分自身に置き換えることになります。</translation>
    </message>
    <message>
        <source>The pattern has no tag %1.</source>
        <translation>パターンにタグ %1 はありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another operator. Choose another tag.</source>
        <translation>&quot;%1&quot; はすでに別の演算子の名前です。別のタグを選んでください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; already names another split of this rule. Choose another tag.</source>
        <translation>&quot;%1&quot; はすでにこのルールの別の分割の名前です。別のタグを選んでください。</translation>
    </message>
    <message>
        <source>The macro %1 uses itself. A macro cannot be expanded within itself.</source>
        <translation>マクロ %1 が自身を使っています。マクロは自身の中では展開できません。</translation>
    </message>
    <message>
        <source>The macros of this file expand to too much text.</source>
        <translation>このファイルのマクロは、展開すると大きくなりすぎます。</translation>
    </message>
    <message>
        <source>This call of a macro has no closing parenthesis.</source>
        <translation>このマクロ呼び出しに閉じ括弧がありません。</translation>
    </message>
    <message>
        <source>The macro %1 takes %2 arguments, not %3.</source>
        <translation>マクロ %1 の引数は %2 個です。%3 個ではありません。</translation>
    </message>
    <message>
        <source>An option of the graph.</source>
        <translation>グラフのオプション。</translation>
    </message>
    <message>
        <source>A pass is a name, or a name, a sign and a number: EARLY, EARLY + 1.</source>
        <translation>パスは名前、または名前と符号と数値で書きます: EARLY、EARLY + 1。</translation>
    </message>
    <message>
        <source>%1 is not a pass, so this rule does not run.</source>
        <translation>%1 はパスではないため、このルールは実行されません。</translation>
    </message>
    <message>
        <source>A flag is a name, or 0 for none.</source>
        <translation>フラグは名前です。ない場合は 0 とします。</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, flag, pattern, constraint and replacement, not %2.</source>
        <translation>ルールはパス、フラグ、パターン、制約、置き換えの %1 個の部分からなります。%2 個ではありません。</translation>
    </message>
    <message>
        <source>A rule has %1 parts: pass, pattern, constraint and replacement, not %2.</source>
        <translation>ルールはパス、パターン、制約、置き換えの %1 個の部分からなります。%2 個ではありません。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2; ….</source>
        <translation>このファイルにルールはありません。%1 個の演算子を定義しています: %2; …。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operator: %2.</source>
        <translation>このファイルにルールはありません。%1 個の演算子を定義しています: %2。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2; ….</source>
        <translation>このファイルにルールはありません。%1 個の演算子を定義しています: %2; …。</translation>
    </message>
    <message>
        <source>This file has no rules. It defines %1 operators: %2.</source>
        <translation>このファイルにルールはありません。%1 個の演算子を定義しています: %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not found, so its macros are unknown. Put it beside this file, or name its folder with --include or in Preferences.</source>
        <translation>&quot;%1&quot; が見つからないため、そのマクロは不明です。このファイルと同じ場所に置くか、フォルダーを --include か設定で指定してください。</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>符号を除いた数値。</translation>
    </message>
    <message>
        <source>The sum of all operands.</source>
        <translation>すべてのオペランドの和。</translation>
    </message>
    <message>
        <source>True where all operands are.</source>
        <translation>すべてのオペランドが真のとき真。</translation>
    </message>
    <message>
        <source>Makes the body for pieces of the result along an axis, and joins them.</source>
        <translation>結果を軸に沿って分けた各部分について本体を作り、連結します。</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives for the piece.</source>
        <translation>C++ の関数が部分に与える形状。</translation>
    </message>
    <message>
        <source>An element of a constant as a float; NaN where there is none.</source>
        <translation>定数の要素を float で返します。なければ NaN。</translation>
    </message>
    <message>
        <source>True where a constant has such an element.</source>
        <translation>定数にその要素があるとき真。</translation>
    </message>
    <message>
        <source>An element of a constant as an int; MIN_INT where there is none.</source>
        <translation>定数の要素を int で返します。なければ MIN_INT。</translation>
    </message>
    <message>
        <source>True where a constant has such an element and it is an int.</source>
        <translation>定数にその要素があり、それが int のとき真。</translation>
    </message>
    <message>
        <source>The extent along an axis, counted from 0.</source>
        <translation>軸に沿った次元の大きさ。軸は 0 から数えます。</translation>
    </message>
    <message>
        <source>The quotient; of whole numbers cut off towards zero.</source>
        <translation>商。整数では 0 方向に切り捨てます。</translation>
    </message>
    <message>
        <source>The number of a type as a type.</source>
        <translation>型の番号を型にしたもの。</translation>
    </message>
    <message>
        <source>The type of the elements.</source>
        <translation>要素の型。</translation>
    </message>
    <message>
        <source>How many bytes an element has.</source>
        <translation>要素のバイト数。</translation>
    </message>
    <message>
        <source>True where both are equal; also of types.</source>
        <translation>両者が等しいとき真。型にも使えます。</translation>
    </message>
    <message>
        <source>What a C++ function says; unknown here until you answer for it.</source>
        <translation>C++ の関数の返答。利用者が答えるまで、ここでは不明です。</translation>
    </message>
    <message>
        <source>What a C++ function makes; unknown here.</source>
        <translation>C++ の関数が作るもの。ここでは不明です。</translation>
    </message>
    <message>
        <source>The value as a float.</source>
        <translation>値を float にしたもの。</translation>
    </message>
    <message>
        <source>An operator of the default package instead of the one being defined.</source>
        <translation>定義中のパッケージではなく、既定のパッケージの演算子。</translation>
    </message>
    <message>
        <source>True where the first is not less.</source>
        <translation>1 番目が 2 番目以上のとき真。</translation>
    </message>
    <message>
        <source>True where the first is greater.</source>
        <translation>1 番目のほうが大きいとき真。</translation>
    </message>
    <message>
        <source>How many operands its operator has.</source>
        <translation>これを作る演算子のオペランドの数。</translation>
    </message>
    <message>
        <source>An operand of the operator that makes this one.</source>
        <translation>これを作る演算子のオペランド。</translation>
    </message>
    <message>
        <source>The value as an int.</source>
        <translation>値を int にしたもの。</translation>
    </message>
    <message>
        <source>True for a power of 2.</source>
        <translation>2 のべき乗のとき真。</translation>
    </message>
    <message>
        <source>The operand with the number of the iteration.</source>
        <translation>反復の番号に当たるオペランド。</translation>
    </message>
    <message>
        <source>The number of the iteration.</source>
        <translation>反復の番号。</translation>
    </message>
    <message>
        <source>How many elements of an axis a class of tensors keeps together; unknown here.</source>
        <translation>テンソルのクラスが軸の要素をいくつずつまとめるか。ここでは不明です。</translation>
    </message>
    <message>
        <source>True where the first is not greater.</source>
        <translation>1 番目が 2 番目以下のとき真。</translation>
    </message>
    <message>
        <source>Gives the result of an operator a tag.</source>
        <translation>演算子の結果にタグを付けます。</translation>
    </message>
    <message>
        <source>True where the first is less.</source>
        <translation>1 番目のほうが小さいとき真。</translation>
    </message>
    <message>
        <source>The greatest operand.</source>
        <translation>最大のオペランド。</translation>
    </message>
    <message>
        <source>The least operand.</source>
        <translation>最小のオペランド。</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the second operand.</source>
        <translation>剰余。符号は 2 番目のオペランドに従います。</translation>
    </message>
    <message>
        <source>The product of all operands.</source>
        <translation>すべてのオペランドの積。</translation>
    </message>
    <message>
        <source>True where both differ; also of types.</source>
        <translation>両者が異なるとき真。型にも使えます。</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <translation>符号を反転した数値。</translation>
    </message>
    <message>
        <source>True where the operand is false.</source>
        <translation>オペランドが偽のとき真。</translation>
    </message>
    <message>
        <source>An option of the graph as a bool.</source>
        <translation>グラフのオプション (bool)。</translation>
    </message>
    <message>
        <source>An option of the graph as a float.</source>
        <translation>グラフのオプション (float)。</translation>
    </message>
    <message>
        <source>An option of the graph as an int.</source>
        <translation>グラフのオプション (int)。</translation>
    </message>
    <message>
        <source>An option of the graph as a size.</source>
        <translation>グラフのオプション (size)。</translation>
    </message>
    <message>
        <source>The base with one more operand for each number.</source>
        <translation>数値ごとにオペランドを 1 個ずつ加えたベース。</translation>
    </message>
    <message>
        <source>True where one of the operands is.</source>
        <translation>オペランドのいずれかが真のとき真。</translation>
    </message>
    <message>
        <source>How many results its operator has.</source>
        <translation>これを作る演算子の結果の数。</translation>
    </message>
    <message>
        <source>Another result of the operator that makes this one.</source>
        <translation>これを作る演算子の別の結果。</translation>
    </message>
    <message>
        <source>An operator with exactly these operands; in a replacement a new one.</source>
        <translation>ちょうどこれらのオペランドを持つ演算子。置き換えでは新しい演算子。</translation>
    </message>
    <message>
        <source>One result of an operator that has several.</source>
        <translation>複数の結果を持つ演算子の結果の 1 つ。</translation>
    </message>
    <message>
        <source>An operator with at least these operands.</source>
        <translation>少なくともこれらのオペランドを持つ演算子。</translation>
    </message>
    <message>
        <source>The operand of a tag; the tag alone means the same.</source>
        <translation>タグのオペランド。タグだけ書いても同じ意味です。</translation>
    </message>
    <message>
        <source>The rank: 4, or 5; lower ranks are filled with 1 in front.</source>
        <translation>ランク: 4 または 5。それより低いランクは先頭に 1 を補います。</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the first operand.</source>
        <translation>剰余。符号は 1 番目のオペランドに従います。</translation>
    </message>
    <message>
        <source>The next multiple of the step, which is a power of 2.</source>
        <translation>刻み (2 のべき乗) の倍数への切り上げ。</translation>
    </message>
    <message>
        <source>Sets one extent of what is made.</source>
        <translation>作られるものの次元の 1 つを設定します。</translation>
    </message>
    <message>
        <source>True where the types are equal, and the quantization of quantized ones too.</source>
        <translation>型が等しく、量子化された型では量子化も等しいとき真。</translation>
    </message>
    <message>
        <source>True where both are the same result.</source>
        <translation>両者が同じ結果のとき真。</translation>
    </message>
    <message>
        <source>The second operand where the condition holds, else the third.</source>
        <translation>条件が成り立てば 2 番目、そうでなければ 3 番目のオペランド。</translation>
    </message>
    <message>
        <source>The shape that a C++ function gives; unknown here.</source>
        <translation>C++ の関数が与える形状。ここでは不明です。</translation>
    </message>
    <message>
        <source>The axis that is split.</source>
        <translation>分割される軸。</translation>
    </message>
    <message>
        <source>How large the piece is.</source>
        <translation>部分の大きさ。</translation>
    </message>
    <message>
        <source>Where the piece begins.</source>
        <translation>部分の開始位置。</translation>
    </message>
    <message>
        <source>The step size of the quantization; 1.0 for floats.</source>
        <translation>量子化のステップ幅。浮動小数点では 1.0。</translation>
    </message>
    <message>
        <source>The first operand less the second one.</source>
        <translation>1 番目のオペランドから 2 番目を引いたもの。</translation>
    </message>
    <message>
        <source>The value as a size.</source>
        <translation>値を size にしたもの。</translation>
    </message>
    <message>
        <source>Sets how many results the operator has.</source>
        <translation>演算子の結果の数を設定します。</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made, by value.</source>
        <translation>作られるものの型と量子化を値で設定します。</translation>
    </message>
    <message>
        <source>Keeps the number of an operator; nothing else changes.</source>
        <translation>演算子の番号を引き継ぎます。ほかは変わりません。</translation>
    </message>
    <message>
        <source>Sets shape, type and quantization of what is made.</source>
        <translation>作られるものの形状、型、量子化を設定します。</translation>
    </message>
    <message>
        <source>Sets the shape of what is made.</source>
        <translation>作られるものの形状を設定します。</translation>
    </message>
    <message>
        <source>Keeps how an operator was split; nothing else changes.</source>
        <translation>演算子の分割の履歴を引き継ぎます。ほかは変わりません。</translation>
    </message>
    <message>
        <source>Sets type and quantization of what is made.</source>
        <translation>作られるものの型と量子化を設定します。</translation>
    </message>
    <message>
        <source>Puts an operator around another one, unless that is one of the same name.</source>
        <translation>演算子を別の演算子で囲みます。すでに同じ名前の演算子なら囲みません。</translation>
    </message>
    <message>
        <source>Puts an operator around another one.</source>
        <translation>演算子を別の演算子で囲みます。</translation>
    </message>
    <message>
        <source>True where an odd number of operands is.</source>
        <translation>真のオペランドが奇数個のとき真。</translation>
    </message>
    <message>
        <source>The zero offset of the quantization; 0 for floats.</source>
        <translation>量子化のゼロ点。浮動小数点では 0。</translation>
    </message>
    <message>
        <source>A constant with a float many times.</source>
        <translation>同じ float を並べた定数。</translation>
    </message>
    <message>
        <source>A constant with an int many times.</source>
        <translation>同じ int を並べた定数。</translation>
    </message>
    <message>
        <source>A constant with these ints.</source>
        <translation>これらの int からなる定数。</translation>
    </message>
    <message>
        <source>A constant with one float.</source>
        <translation>float 1 個の定数。</translation>
    </message>
    <message>
        <source>A constant with one int.</source>
        <translation>int 1 個の定数。</translation>
    </message>
    <message>
        <source>The shape of an operand.</source>
        <translation>オペランドの形状。</translation>
    </message>
    <message>
        <source>a number or a condition</source>
        <translation>数値か条件</translation>
    </message>
    <message>
        <source>a tag or an operator</source>
        <translation>タグか演算子</translation>
    </message>
    <message>
        <source>the tag of a split</source>
        <translation>分割のタグ</translation>
    </message>
    <message>
        <source>a new tag of a split</source>
        <translation>分割の新しいタグ</translation>
    </message>
    <message>
        <source>the name of a function or a class</source>
        <translation>関数かクラスの名前</translation>
    </message>
    <message>
        <source>the name of an option</source>
        <translation>オプションの名前</translation>
    </message>
    <message>
        <source>an operator or an operand</source>
        <translation>演算子かオペランド</translation>
    </message>
    <message>
        <source>a shape or an operand</source>
        <translation>形状かオペランド</translation>
    </message>
    <message>
        <source>a value or an operand</source>
        <translation>値かオペランド</translation>
    </message>
    <message>
        <source>This replacement cannot be made (%1).</source>
        <translation>この置き換えはできません (%1)。</translation>
    </message>
    <message>
        <source>The operators of this pattern form a cycle.</source>
        <translation>このパターンの演算子が循環しています。</translation>
    </message>
    <message>
        <source>No match of this pattern is possible.</source>
        <translation>このパターンが一致することはありません。</translation>
    </message>
    <message>
        <source>This replacement cannot be made.</source>
        <translation>この置き換えはできません。</translation>
    </message>
    <message>
        <source>The helpers of this rule expand to too much.</source>
        <translation>このルールのヘルパーは、展開すると大きくなりすぎます。</translation>
    </message>
    <message>
        <source>Whether operators that quantize and dequantize become encodings.</source>
        <translation>量子化・逆量子化する演算子をエンコーディングに変えるかどうか。</translation>
    </message>
    <message>
        <source>Whether rules see images with their channels last, or as the model has them.</source>
        <translation>ルールから画像のチャネルが最後の軸に見えるか、モデルのとおりに見えるか。</translation>
    </message>
    <message>
        <source>%1 is not a pass.</source>
        <translation>%1 はパスではありません。</translation>
    </message>
    <message>
        <source>Remove the indentation</source>
        <translation>字下げを削除する</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser only finds rules that begin at the start of a line.</source>
        <translation>Qualcomm のルールパーサーは、行頭から始まるルールしか見つけません。</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis. Add one before the next rule begins.</source>
        <translation>この呼び出しに閉じ括弧がありません。次のルールの前に加えてください。</translation>
    </message>
    <message>
        <source>Add a closing parenthesis</source>
        <translation>閉じ括弧を加える</translation>
    </message>
    <message>
        <source>The rule ends before this: there is one closing parenthesis too many.</source>
        <translation>ルールはこの前で終わっています。閉じ括弧が 1 つ余分です。</translation>
    </message>
    <message>
        <source>This rule is too large to be read.</source>
        <translation>このルールは大きすぎて読めません。</translation>
    </message>
    <message>
        <source>This condition has no #endif. Add one, or remove the condition.</source>
        <translation>この条件に #endif がありません。加えるか、条件を削除してください。</translation>
    </message>
    <message>
        <source>There is no #if that this belongs to. Remove it, or add one.</source>
        <translation>これに対応する #if がありません。これを削除するか、#if を加えてください。</translation>
    </message>
    <message>
        <source>This string has no closing quote.</source>
        <translation>この文字列に閉じ引用符がありません。</translation>
    </message>
    <message>
        <source>There is no comma before %1. Operands are separated by commas.</source>
        <translation>%1 の前にコンマがありません。オペランドはコンマで区切ります。</translation>
    </message>
    <message>
        <source>%1 is not part of the grammar, which has only calls, strings, numbers and names.</source>
        <translation>%1 は文法にありません。使えるのは呼び出し、文字列、数値、名前だけです。</translation>
    </message>
    <message>
        <source>The calls of this rule are nested too deeply.</source>
        <translation>このルールの呼び出しは入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>%1 is not a number, or too large.</source>
        <translation>%1 は数値でないか、大きすぎます。</translation>
    </message>
    <message>
        <source>A number that begins with 0 is octal in C++: this is %1.</source>
        <translation>C++ では 0 で始まる数値は 8 進数で、これは %1 になります。</translation>
    </message>
    <message>
        <source>Write it as a decimal number</source>
        <translation>10 進数で書く</translation>
    </message>
    <message>
        <source>Qualcomm&apos;s rule parser does not calculate. Write the number, or ADD, SUB, MUL or DIV.</source>
        <translation>Qualcomm のルールパーサーは計算をしません。数値を書くか、ADD、SUB、MUL、DIV を使ってください。</translation>
    </message>
    <message>
        <source>Write the number</source>
        <translation>数値を書く</translation>
    </message>
    <message>
        <source>An operand is missing before this.</source>
        <translation>この前にオペランドがありません。</translation>
    </message>
    <message>
        <source>Parentheses contain one operand here.</source>
        <translation>ここの括弧に入るオペランドは 1 個です。</translation>
    </message>
    <message>
        <source>The grammar of rules has no casts of C. Write %1(…) instead of (%2).</source>
        <translation>ルールの文法に C のキャストはありません。(%2) ではなく %1(…) と書いてください。</translation>
    </message>
    <message>
        <source>This call has no closing parenthesis.</source>
        <translation>この呼び出しに閉じ括弧がありません。</translation>
    </message>
    <message>
        <source>This operand is %1, not %2.</source>
        <translation>このオペランドは %1 でなければなりません。%2 は使えません。</translation>
    </message>
    <message>
        <source>%1 takes %2 here, not %3.</source>
        <translation>ここで %1 に指定できるのは %2 です。%3 は使えません。</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3.</source>
        <translation>%1 に指定できるのは %2 です。%3 は使えません。</translation>
    </message>
    <message>
        <source>There is no comma before %1.</source>
        <translation>%1 の前にコンマがありません。</translation>
    </message>
    <message>
        <source>Clean-up of the graph, before all others.</source>
        <translation>グラフのクリーンアップ。ほかのすべてより前。</translation>
    </message>
    <message>
        <source>The same as GRAPH_CLEANUP.</source>
        <translation>GRAPH_CLEANUP と同じ。</translation>
    </message>
    <message>
        <source>Before operators are translated.</source>
        <translation>演算子の変換前。</translation>
    </message>
    <message>
        <source>Translates operators of QNN.</source>
        <translation>QNN の演算子を変換します。</translation>
    </message>
    <message>
        <source>Before tiling.</source>
        <translation>タイリングの前。</translation>
    </message>
    <message>
        <source>Cuts operators to tiles.</source>
        <translation>演算子をタイルに分割します。</translation>
    </message>
    <message>
        <source>Operators that need several others.</source>
        <translation>ほかの演算子を複数必要とする演算子。</translation>
    </message>
    <message>
        <source>Behind tiling.</source>
        <translation>タイリングの後。</translation>
    </message>
    <message>
        <source>Moves tensors to the fast memory; just before LATE.</source>
        <translation>テンソルを高速メモリに移します。LATE の直前。</translation>
    </message>
    <message>
        <source>The last changes, of formats and memory.</source>
        <translation>フォーマットとメモリの最後の変更。</translation>
    </message>
    <message>
        <source>Chooses formats and memory; just behind LATE.</source>
        <translation>フォーマットとメモリを選びます。LATE の直後。</translation>
    </message>
    <message>
        <source>Floats of 32 bits may be calculated with 16.</source>
        <translation>32 ビット浮動小数点を 16 ビットで計算してもかまいません。</translation>
    </message>
    <message>
        <source>The height of tiles.</source>
        <translation>タイルの高さ。</translation>
    </message>
    <message>
        <source>How many bytes a tensor may have that is kept in the fast memory.</source>
        <translation>高速メモリに置くテンソルの最大バイト数。</translation>
    </message>
    <message>
        <source>How many vector threads work at the same time.</source>
        <translation>同時に動くベクトルスレッドの数。</translation>
    </message>
    <message>
        <source>The usual size of pieces along the depth.</source>
        <translation>深さ方向の部分の通常のサイズ。</translation>
    </message>
    <message>
        <source>The least size of pieces along the depth.</source>
        <translation>深さ方向の部分の最小サイズ。</translation>
    </message>
    <message>
        <source>The least width of pieces.</source>
        <translation>部分の最小の幅。</translation>
    </message>
    <message>
        <source>The option tile_height: the height of tiles.</source>
        <translation>オプション tile_height: タイルの高さ。</translation>
    </message>
    <message>
        <source>Half of TCM_MAXTENSOR_SIZE.</source>
        <translation>TCM_MAXTENSOR_SIZE の半分。</translation>
    </message>
    <message>
        <source>The option tcm_size_for_tiling: how large a tensor may be that is kept in the fast memory.</source>
        <translation>オプション tcm_size_for_tiling: 高速メモリに置くテンソルの最大サイズ。</translation>
    </message>
    <message>
        <source>True for elements of type QUInt8.</source>
        <translation>要素が QUInt8 型のとき真。</translation>
    </message>
    <message>
        <source>True for elements of type QInt8.</source>
        <translation>要素が QInt8 型のとき真。</translation>
    </message>
    <message>
        <source>True for elements of type QUInt16.</source>
        <translation>要素が QUInt16 型のとき真。</translation>
    </message>
    <message>
        <source>True for elements of type QInt16.</source>
        <translation>要素が QInt16 型のとき真。</translation>
    </message>
    <message>
        <source>True for elements of type QInt32.</source>
        <translation>要素が QInt32 型のとき真。</translation>
    </message>
    <message>
        <source>True for elements of type Int32.</source>
        <translation>要素が Int32 型のとき真。</translation>
    </message>
    <message>
        <source>True for elements of type Float16.</source>
        <translation>要素が Float16 型のとき真。</translation>
    </message>
    <message>
        <source>True for elements of type Float32.</source>
        <translation>要素が Float32 型のとき真。</translation>
    </message>
    <message>
        <source>The batches: axis 0.</source>
        <translation>バッチ: 軸 0。</translation>
    </message>
    <message>
        <source>The height: axis 1.</source>
        <translation>高さ: 軸 1。</translation>
    </message>
    <message>
        <source>The width: axis 2.</source>
        <translation>幅: 軸 2。</translation>
    </message>
    <message>
        <source>The depth: axis 3.</source>
        <translation>深さ: 軸 3。</translation>
    </message>
    <message>
        <source>The height of a filter: axis 0.</source>
        <translation>フィルターの高さ: 軸 0。</translation>
    </message>
    <message>
        <source>The width of a filter: axis 1.</source>
        <translation>フィルターの幅: 軸 1。</translation>
    </message>
    <message>
        <source>The depth of a filter: axis 2.</source>
        <translation>フィルターの深さ: 軸 2。</translation>
    </message>
    <message>
        <source>The number of filters: axis 3.</source>
        <translation>フィルターの数: 軸 3。</translation>
    </message>
    <message>
        <source>True where all four extents are equal.</source>
        <translation>4 つの次元がすべて等しいとき真。</translation>
    </message>
    <message>
        <source>The part of an operand that begins at a shape and has another.</source>
        <translation>オペランドのうち、1 つの形状を開始位置、もう 1 つを大きさとする部分。</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along the axis that is split.</source>
        <translation>オペランドのうち、分割される軸に沿ってこの部分に属する範囲。</translation>
    </message>
    <message>
        <source>The part of an operand that belongs to the piece, along another axis.</source>
        <translation>オペランドのうち、別の軸に沿ってこの部分に属する範囲。</translation>
    </message>
    <message>
        <source>The part of an operand that a filter of this extent needs for the piece.</source>
        <translation>オペランドのうち、この大きさのフィルターがこの部分に必要とする範囲。</translation>
    </message>
    <message>
        <source>True where step size and zero offset are equal, or both are float16 or float32.</source>
        <translation>ステップ幅とゼロ点が等しいか、両者とも float16 か float32 のとき真。</translation>
    </message>
    <message>
        <source>True where type, step size and zero offset are equal.</source>
        <translation>型、ステップ幅、ゼロ点が等しいとき真。</translation>
    </message>
    <message>
        <source>True for elements of a quantized type.</source>
        <translation>要素が量子化された型のとき真。</translation>
    </message>
    <message>
        <source>True where all four extents are 1.</source>
        <translation>4 つの次元がすべて 1 のとき真。</translation>
    </message>
    <message>
        <source>True where one of the four extents is not 1.</source>
        <translation>4 つの次元のいずれかが 1 でないとき真。</translation>
    </message>
    <message>
        <source>True where batches, height and width are 1 and the rank is not 5.</source>
        <translation>バッチ、高さ、幅が 1 で、ランクが 5 でないとき真。</translation>
    </message>
    <message>
        <source>The least number that 8 bits without a sign can stand for.</source>
        <translation>符号なし 8 ビットで表せる最小の数値。</translation>
    </message>
    <message>
        <source>The greatest number that 8 bits without a sign can stand for.</source>
        <translation>符号なし 8 ビットで表せる最大の数値。</translation>
    </message>
    <message>
        <source>True where the rank is 5 and all extents but the last are 1.</source>
        <translation>ランクが 5 で、最後以外の次元がすべて 1 のとき真。</translation>
    </message>
    <message>
        <source>The operand cast to floats of 16 bits.</source>
        <translation>16 ビット浮動小数点にキャストしたオペランド。</translation>
    </message>
    <message>
        <source>The operator calculates with floats of 16 bits, and its result is cast back.</source>
        <translation>演算子を 16 ビット浮動小数点で計算し、結果をキャストして戻します。</translation>
    </message>
    <message>
        <source>A constant, with a tag.</source>
        <translation>タグ付きの定数。</translation>
    </message>
    <message>
        <source>True where all operands are of the type.</source>
        <translation>すべてのオペランドがその型のとき真。</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float16.</source>
        <translation>すべてのオペランドの要素が Float16 型のとき真。</translation>
    </message>
    <message>
        <source>True where all operands have elements of type Float32.</source>
        <translation>すべてのオペランドの要素が Float32 型のとき真。</translation>
    </message>
    <message>
        <source>Makes the body for as many pieces as there are threads, and joins them.</source>
        <translation>スレッドと同数の部分について本体を作り、連結します。</translation>
    </message>
    <message>
        <source>A cast of C++; the same as UINT.</source>
        <translation>C++ のキャスト。UINT と同じ。</translation>
    </message>
    <message>
        <source>A cast of C++; the same as INT.</source>
        <translation>C++ のキャスト。INT と同じ。</translation>
    </message>
    <message>
        <source>A cast of C++; the same as FLOAT.</source>
        <translation>C++ のキャスト。FLOAT と同じ。</translation>
    </message>
    <message>
        <source>Whether TVM proves this of symbolic sizes is not known.</source>
        <translation>シンボルのサイズについて TVM がこれを証明するかどうかは不明です。</translation>
    </message>
    <message>
        <source>It is compared.</source>
        <translation>比較されます。</translation>
    </message>
    <message>
        <source>Whether TVM calls two lists with equal items equal depends on its version.</source>
        <translation>項目が等しい 2 つのリストを TVM が等しいとみなすかどうかは、バージョンによります。</translation>
    </message>
    <message>
        <source>The attribute value %1 is not modelled.</source>
        <translation>属性値 %1 には対応していません。</translation>
    </message>
    <message>
        <source>A tensor that is an attribute is not modelled.</source>
        <translation>属性であるテンソルには対応していません。</translation>
    </message>
    <message>
        <source>These attributes belong to an earlier check.</source>
        <translation>これらの属性は以前の問い合わせで渡されたものです。</translation>
    </message>
    <message>
        <source>The graph does not say the attribute `%1` of `%2`.</source>
        <translation>グラフからは `%2` の属性 `%1` が分かりません。</translation>
    </message>
    <message>
        <source>This map was shown to an earlier question.</source>
        <translation>このマップは以前の問い合わせで渡されたものです。</translation>
    </message>
    <message>
        <source>A key of a map is unknown.</source>
        <translation>マップのキーが不明です。</translation>
    </message>
    <message>
        <source>The graph does not keep the contents of `%1`.</source>
        <translation>グラフは `%1` の内容を保持していません。</translation>
    </message>
    <message>
        <source>Arrays of different sizes are compared.</source>
        <translation>大きさの異なる配列が比較されます。</translation>
    </message>
    <message>
        <source>Arithmetic of constants is not modelled.</source>
        <translation>定数の算術演算には対応していません。</translation>
    </message>
    <message>
        <source>This constant was shown to an earlier question.</source>
        <translation>この定数は以前の問い合わせで渡されたものです。</translation>
    </message>
    <message>
        <source>This item of a constant is not modelled.</source>
        <translation>定数のこの項目には対応していません。</translation>
    </message>
    <message>
        <source>Its items decide how the program goes on.</source>
        <translation>その項目によってプログラムの流れが変わります。</translation>
    </message>
    <message>
        <source>The graph does not say the shape of `%1`.</source>
        <translation>グラフからは `%1` の形状が分かりません。</translation>
    </message>
    <message>
        <source>`tolist` of this constant is not modelled.</source>
        <translation>この定数の `tolist` には対応していません。</translation>
    </message>
    <message>
        <source>What this label takes is not known.</source>
        <translation>このラベルが何を取るかは不明です。</translation>
    </message>
    <message>
        <source>`%1` has no such argument here.</source>
        <translation>`%1` にここでこの引数はありません。</translation>
    </message>
    <message>
        <source>Nothing takes this item of `%1`.</source>
        <translation>`%1` のこの項目を取るものがありません。</translation>
    </message>
    <message>
        <source>The type of a name is not known here.</source>
        <translation>名前の型はここでは不明です。</translation>
    </message>
    <message>
        <source>TVM has no name for the operator `%1`.</source>
        <translation>TVM には演算子 `%1` の名前がありません。</translation>
    </message>
    <message>
        <source>The file does not say which item of `%1` is taken.</source>
        <translation>ファイルからは `%1` のどの項目を取るのか分かりません。</translation>
    </message>
    <message>
        <source>A symbolic size is too long to follow.</source>
        <translation>シンボルのサイズが長すぎてたどれません。</translation>
    </message>
    <message>
        <source>A symbolic size is calculated with a float.</source>
        <translation>シンボルのサイズが float と組み合わせて計算されます。</translation>
    </message>
    <message>
        <source>The size `%1` is symbolic.</source>
        <translation>サイズ `%1` はシンボルです。</translation>
    </message>
    <message>
        <source>Whether this number is an `int` depends on the version of TVM.</source>
        <translation>この数値が `int` かどうかは TVM のバージョンによります。</translation>
    </message>
    <message>
        <source>`%1` compares symbolic sizes.</source>
        <translation>`%1` はシンボルのサイズを比較します。</translation>
    </message>
    <message>
        <source>The graph does not say the size of axis %1 of %2.</source>
        <translation>グラフからは %2 の軸 %1 のサイズが分かりません。</translation>
    </message>
    <message>
        <source>The graph does not say the shape of %1.</source>
        <translation>グラフからは %1 の形状が分かりません。</translation>
    </message>
    <message>
        <source>The graph does not say the element type of %1.</source>
        <translation>グラフからは %1 の要素の型が分かりません。</translation>
    </message>
    <message>
        <source>TVM has no name for the type %1 of %2.</source>
        <translation>TVM には %2 の型 %1 の名前がありません。</translation>
    </message>
    <message>
        <source>The graph does not say how many values the tuple %1 has.</source>
        <translation>グラフからはタプル %1 の値の数が分かりません。</translation>
    </message>
    <message>
        <source>Nothing takes this item of the tuple.</source>
        <translation>タプルのこの項目を取るものがありません。</translation>
    </message>
    <message>
        <source>This object was shown to an earlier question.</source>
        <translation>このオブジェクトは以前の問い合わせで渡されたものです。</translation>
    </message>
    <message>
        <source>`%1.%2` is not modelled.</source>
        <translation>`%1.%2` には対応していません。</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `this type` is not known.</source>
        <translation>%1 が `this type` のインスタンスかどうかは不明です。</translation>
    </message>
    <message>
        <source>Whether %1 is an instance of `%2` is not known.</source>
        <translation>%1 が `%2` のインスタンスかどうかは不明です。</translation>
    </message>
    <message>
        <source>It does not fit into 64 bits.</source>
        <translation>64 ビットに収まりません。</translation>
    </message>
    <message>
        <source>How TVM writes that there is no type depends on its version.</source>
        <translation>型がないことを TVM がどう書くかは、バージョンによります。</translation>
    </message>
    <message>
        <source>What numpy makes of this is not modelled.</source>
        <translation>numpy がこれをどう扱うかには対応していません。</translation>
    </message>
    <message>
        <source>It is given to numpy.</source>
        <translation>numpy に渡されます。</translation>
    </message>
    <message>
        <source>The graph does not say the argument `%1` of `%2`.</source>
        <translation>グラフからは `%2` の引数 `%1` が分かりません。</translation>
    </message>
    <message>
        <source>The intermediate variables of this are not known.</source>
        <translation>これの中間変数は不明です。</translation>
    </message>
    <message>
        <source>The shapes that are multiplied are not known.</source>
        <translation>乗算される形状は不明です。</translation>
    </message>
    <message>
        <source>It is the reduced axis.</source>
        <translation>縮約される軸です。</translation>
    </message>
    <message>
        <source>This element type is not known.</source>
        <translation>この要素の型は不明です。</translation>
    </message>
    <message>
        <source>These are not compared here.</source>
        <translation>ここではこれらを比較できません。</translation>
    </message>
    <message>
        <source>It is given to `%1`.</source>
        <translation>`%1` に渡されます。</translation>
    </message>
    <message>
        <source>`%1` is given it.</source>
        <translation>これが `%1` に渡されます。</translation>
    </message>
    <message>
        <source>a list or tuple</source>
        <translation>リストかタプル</translation>
    </message>
    <message>
        <source>`%1` has %2 in Relax, and %3 here.</source>
        <translation>`%1` は Relax では %2 ですが、ここでは %3 個です。</translation>
    </message>
    <message>
        <source>`%1` is not an operator of Relax.</source>
        <translation>`%1` は Relax の演算子ではありません。</translation>
    </message>
    <message>
        <source>An alternative of `%1` never matches: %2</source>
        <translation>`%1` の選択肢の 1 つが一致することはありません: %2</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is `%1`.</source>
        <translation>TVM がパターンを試すのは呼び出しだけですが、このパターンのルートは `%1` です。</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>`%1` には何も残りません。先に試される `%2` が必要な呼び出しを取ります。最後に登録したものが最初に試されるため、長いパターンを最後に置いてください。</translation>
    </message>
    <message>
        <source>`%1` finds nothing left: `%2` is tried earlier and takes the calls that it needs. Put the longer pattern first.</source>
        <translation>`%1` には何も残りません。先に試される `%2` が必要な呼び出しを取ります。長いパターンを最初に置いてください。</translation>
    </message>
    <message>
        <source>Only types of tensors are modelled.</source>
        <translation>対応しているのはテンソルの型だけです。</translation>
    </message>
    <message>
        <source>It is an index of a pattern.</source>
        <translation>パターンのインデックスです。</translation>
    </message>
    <message>
        <source>An entry of the list %1</source>
        <translation>リスト %1 のエントリ</translation>
    </message>
    <message>
        <source>The list of patterns cannot be known without running it.</source>
        <translation>パターンのリストは、実行しないと分かりません。</translation>
    </message>
    <message>
        <source>No pattern is registered as `%1`, neither here nor in a module beside this file.</source>
        <translation>このファイルにも、同じ場所のモジュールにも、`%1` として登録されたパターンはありません。</translation>
    </message>
    <message>
        <source>The patterns of this file have too many parts. From here on they are left out.</source>
        <translation>このファイルのパターンは部分が多すぎます。ここから先は省かれます。</translation>
    </message>
    <message>
        <source>The annotation `%1` of `%2` is no part of the pattern, so checks never see it.</source>
        <translation>`%2` の注釈 `%1` はパターンに含まれないため、チェックからは見えません。</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever makes a `%2`.</source>
        <translation>パラメーター `%1` は `%2` を作る側が渡します。</translation>
    </message>
    <message>
        <source>The parameter `%1` is given by whoever calls.</source>
        <translation>パラメーター `%1` は呼び出し側が渡します。</translation>
    </message>
    <message>
        <source>`%1` gives the first match only. The others are what it would find next if the operators of earlier ones were gone.</source>
        <translation>`%1` が返すのは最初の一致だけです。ほかは、それより前の一致の演算子がなくなったとして次に見つかるものです。</translation>
    </message>
    <message>
        <source>Fusewright shows where `%1` finds its pattern. What the callback returns is not applied.</source>
        <translation>Fusewright は `%1` がパターンを見つける場所を表示します。コールバックが返すものは適用されません。</translation>
    </message>
    <message>
        <source>The context does not say that patterns use each other, so TVM never finds it.</source>
        <translation>コンテキストにパターン同士の利用関係がないため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern that the context does not have: TVM stops here.</source>
        <translation>形状の比較相手が、コンテキストにないパターンです。TVM はここで停止します。</translation>
    </message>
    <message>
        <source>The file looks for more patterns than are read. From here on they are left out.</source>
        <translation>ファイルが探すパターンが、読み取れる数を超えています。ここから先は省かれます。</translation>
    </message>
    <message>
        <source>`%1` is known only to a running TVM.</source>
        <translation>`%1` は実行中の TVM でしか分かりません。</translation>
    </message>
    <message>
        <source>`%1.%2` is known only to a running TVM.</source>
        <translation>`%1.%2` は実行中の TVM でしか分かりません。</translation>
    </message>
    <message>
        <source>`FuseOpsByPattern` ignores how patterns use each other: `PatternContext`, `^`, `&gt;&gt;` and `same_shape_as` have no effect in it.</source>
        <translation>`FuseOpsByPattern` はパターン同士の利用関係を無視します。`PatternContext`、`^`、`&gt;&gt;`、`same_shape_as` は効果がありません。</translation>
    </message>
    <message>
        <source>The file lists no patterns, so nothing is fused. Call `register_patterns` with a list of `(name, pattern)`.</source>
        <translation>ファイルにパターンのリストがないため、何も融合されません。`(name, pattern)` のリストを渡して `register_patterns` を呼んでください。</translation>
    </message>
    <message>
        <source>`%1` needs a model, which is not here while the file is read.</source>
        <translation>`%1` にはモデルが必要ですが、ファイルを読む時点ではありません。</translation>
    </message>
    <message>
        <source>What `%1` looks for cannot be known without running it.</source>
        <translation>`%1` が何を探すかは、実行しないと分かりません。</translation>
    </message>
    <message>
        <source>`Op.%1` is known only to a running TVM.</source>
        <translation>`Op.%1` は実行中の TVM でしか分かりません。</translation>
    </message>
    <message>
        <source>What `%1` does is known only to a running TVM.</source>
        <translation>`%1` の動作は実行中の TVM でしか分かりません。</translation>
    </message>
    <message>
        <source>`%1` takes an item of a tuple, and a rule made here cannot say which one.</source>
        <translation>`%1` はタプルの項目を取りますが、ここで作るルールではどの項目か指定できません。</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`. Leave it out of the selection.</source>
        <translation>Relax に演算子 `%1` はありません。選択範囲から外してください。</translation>
    </message>
    <message>
        <source>`%1` calls a kernel, and a rule made here cannot say which one.</source>
        <translation>`%1` はカーネルを呼びますが、ここで作るルールではどのカーネルか指定できません。</translation>
    </message>
    <message>
        <source>`%1` takes %2 in Relax, but `%3` has %4 here.</source>
        <translation>`%1` は Relax では %2 を取りますが、ここの `%3` には %4 があります。</translation>
    </message>
    <message>
        <source>Relax has no operator `%1`.</source>
        <translation>Relax に演算子 `%1` はありません。</translation>
    </message>
    <message>
        <source>The file has a rule `%1` already. Choose another name.</source>
        <translation>ファイルにはすでにルール `%1` があります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>The file has a `%1` already. Choose another name.</source>
        <translation>ファイルにはすでに `%1` があります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>In models of other formats: %1.</source>
        <translation>ほかの形式のモデルでの名前: %1。</translation>
    </message>
    <message>
        <source>The model has %1 of it.</source>
        <translation>モデルに %1 個あります。</translation>
    </message>
    <message>
        <source>TVM&apos;s patterns have no priority: their order is that of the list, or the reverse of their registration. Edit their text.</source>
        <translation>TVM のパターンに優先度はなく、順序はリストの順か、登録の逆順です。テキストを編集してください。</translation>
    </message>
    <message>
        <source>Nothing but %1 uses it</source>
        <translation>%1 以外には使われていません</translation>
    </message>
    <message>
        <source>It has the shape of %1.</source>
        <translation>%1 と同じ形状です。</translation>
    </message>
    <message>
        <source>A constant of the model.</source>
        <translation>モデルの定数。</translation>
    </message>
    <message>
        <source>%1 is used by %2</source>
        <translation>%1 は %2 に使われています</translation>
    </message>
    <message>
        <source>%1 is also used by the tuple %2</source>
        <translation>%1 はタプル %2 にも使われています</translation>
    </message>
    <message>
        <source>%1 is also used by the alias %2</source>
        <translation>%1 はエイリアス %2 にも使われています</translation>
    </message>
    <message>
        <source>%1 is a result of the model</source>
        <translation>%1 はモデルの結果です</translation>
    </message>
    <message>
        <source>The patterns of this context have more parts than are matched here.</source>
        <translation>このコンテキストのパターンは、ここで照合できる数を超える部分を持ちます。</translation>
    </message>
    <message>
        <source>It cannot be matched here.</source>
        <translation>ここでは照合できません。</translation>
    </message>
    <message>
        <source>There is no element type &quot;%1&quot;.</source>
        <translation>要素の型 &quot;%1&quot; はありません。</translation>
    </message>
    <message>
        <source>Items of tuples have no operators in graphs of this form.</source>
        <translation>この形のグラフでは、タプルの項目に演算子がありません。</translation>
    </message>
    <message>
        <source>What uses something is bound to a variable, which is looked through: TVM never finds it.</source>
        <translation>何かを使うものが、素通しされる変数に束縛されているため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>A shape is compared with that of a pattern of which the context does not say how it is used: TVM stops here.</source>
        <translation>形状の比較相手が、コンテキストに利用関係のないパターンです。TVM はここで停止します。</translation>
    </message>
    <message>
        <source>No operator is behind the first pattern of the context.</source>
        <translation>コンテキストの最初のパターンに対応する演算子がありません。</translation>
    </message>
    <message>
        <source>The edges of the context form a cycle, so TVM never finds it.</source>
        <translation>コンテキストの辺が循環しているため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>Its parts do not make a pattern that can be matched.</source>
        <translation>その部分からは照合できるパターンになりません。</translation>
    </message>
    <message>
        <source>The context has more than the %1 patterns or %2 edges that are matched here.</source>
        <translation>コンテキストのパターンか辺が、ここで照合できるパターン %1 個・辺 %2 本を超えています。</translation>
    </message>
    <message>
        <source>As a part of a tuple, only tuples in order are matched here.</source>
        <translation>タプルの部分として照合できるのは、順序のあるタプルだけです。</translation>
    </message>
    <message>
        <source>What may be a tuple among other things is not matched here.</source>
        <translation>タプルにもほかのものにもなりうるものは、ここでは照合できません。</translation>
    </message>
    <message>
        <source>Tuples in any order are matched here with at most %1 fields, of which none is a tuple.</source>
        <translation>順序を問わないタプルをここで照合できるのは、フィールドが %1 個以下で、タプルのフィールドがない場合だけです。</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 argument, not %3, so TVM never finds one.</source>
        <translation>%1 の呼び出しの引数は %2 個です。%3 個ではないため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>Calls of %1 have %2 arguments, not %3, so TVM never finds one.</source>
        <translation>%1 の呼び出しの引数は %2 個です。%3 個ではないため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>Tuples of more than %1 fields in any order are not matched here.</source>
        <translation>フィールドが %1 個を超える、順序を問わないタプルは、ここでは照合できません。</translation>
    </message>
    <message>
        <source>The pattern has too many fields to be matched here.</source>
        <translation>パターンのフィールドが多すぎて、ここでは照合できません。</translation>
    </message>
    <message>
        <source>A list of tensors is no constant.</source>
        <translation>テンソルのリストは定数ではありません。</translation>
    </message>
    <message>
        <source>no such tuple</source>
        <translation>該当するタプルなし</translation>
    </message>
    <message>
        <source>The pattern refuses what it asks for, so TVM never finds it.</source>
        <translation>パターンが自ら求めるものを拒否するため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>%1An alternative of this pattern is left out. %2</source>
        <translation>%1このパターンの選択肢の 1 つが省かれます。%2</translation>
    </message>
    <message>
        <source>An alternative of this pattern is left out.</source>
        <translation>このパターンの選択肢の 1 つが省かれます。</translation>
    </message>
    <message>
        <source>The pattern has more alternatives than the %1 that are tried here.</source>
        <translation>パターンの選択肢が、ここで試す %1 個を超えています。</translation>
    </message>
    <message>
        <source>Only calls and items of tuples are looked at here.</source>
        <translation>ここで調べるのは呼び出しとタプルの項目だけです。</translation>
    </message>
    <message>
        <source>This plan looks at %1 only, and the model shows `%2`: TVM would find nothing here.</source>
        <translation>このプランが調べるのは %1 だけですが、モデルには `%2` があります。TVM はここで何も見つけません。</translation>
    </message>
    <message>
        <source>`%1` has no dataflow block, and TVM fuses nothing outside of one. Run `ConvertToDataflow` first.</source>
        <translation>`%1` にはデータフローブロックがなく、TVM はその外では何も融合しません。先に `ConvertToDataflow` を実行してください。</translation>
    </message>
    <message>
        <source>Which list of patterns is tried.</source>
        <translation>どのパターンのリストを試すか。</translation>
    </message>
    <message>
        <source>An expression would be a part of itself, so TVM never finds it.</source>
        <translation>式が自身の一部になるため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>No expression is both, so TVM never finds it.</source>
        <translation>両方に当たる式はないため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>Two open calls of one expression, of which one is turned round, are not matched.</source>
        <translation>引数を限定しない 2 つの呼び出しが同じ式に当たり、一方だけ引数の順が逆のものは照合できません。</translation>
    </message>
    <message>
        <source>TVM looks for tuples that are not written only if they have at most 3 fields.</source>
        <translation>書かれていないタプルを TVM が探すのは、フィールドが 3 個以下のときだけです。</translation>
    </message>
    <message>
        <source>As fields of a tuple only calls and items are looked for here.</source>
        <translation>タプルのフィールドとしてここで探すのは、呼び出しと項目だけです。</translation>
    </message>
    <message>
        <source>The pattern ends with no call, so TVM never finds it.</source>
        <translation>パターンの末尾が呼び出しではないため、TVM が見つけることはありません。</translation>
    </message>
    <message>
        <source>The pattern has more than the %1 parts that are matched here.</source>
        <translation>パターンの部分が、ここで照合できる %1 個を超えています。</translation>
    </message>
    <message>
        <source>%1 cannot be matched where an operator has a tensor.</source>
        <translation>演算子がテンソルを取るところでは、%1 は照合できません。</translation>
    </message>
    <message>
        <source>Neither constants nor inputs of models are tuples.</source>
        <translation>定数もモデルの入力もタプルではありません。</translation>
    </message>
    <message>
        <source>An item of a tuple that is written there cannot be matched here.</source>
        <translation>その場に書かれたタプルの項目は、ここでは照合できません。</translation>
    </message>
    <message>
        <source>An item of an item cannot be matched here.</source>
        <translation>項目の項目は、ここでは照合できません。</translation>
    </message>
    <message>
        <source>What `has_struct_info` asks for is not asked.</source>
        <translation>`has_struct_info` が求める条件は確かめられません。</translation>
    </message>
    <message>
        <source>TVM tries patterns at calls only, and the root of this one is %1.</source>
        <translation>TVM がパターンを試すのは呼び出しだけですが、このパターンのルートは %1 です。</translation>
    </message>
    <message>
        <source>`add_constraint=False` of the call leaves it to the call.</source>
        <translation>呼び出しに `add_constraint=False` を指定すると、制約は呼び出し自体に任されます。</translation>
    </message>
    <message>
        <source>%1 finds nothing that is bound to a variable, so TVM never finds it in a graph.</source>
        <translation>%1 は変数に束縛されたものを見つけないため、TVM がグラフで見つけることはありません。</translation>
    </message>
    <message>
        <source>`%1` never matches: %2</source>
        <translation>`%1` が一致することはありません: %2</translation>
    </message>
    <message>
        <source>Argument %1 of %2 is a shape or a number and no variable, so TVM never finds it in a graph.</source>
        <translation>%2 の引数 %1 は変数ではなく形状か数値のため、TVM がグラフで見つけることはありません。</translation>
    </message>
    <message>
        <source>Put the longer pattern last, because what is registered last is tried first.</source>
        <translation>最後に登録したものが最初に試されるため、長いパターンを最後に置いてください。</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <translation>%1 の %2 行目: %3</translation>
    </message>
    <message>
        <source>(line %1)</source>
        <translation>(%1 行目)</translation>
    </message>
    <message>
        <source>%1 cannot be known without running it.</source>
        <translation>%1 は、実行しないと分かりません。</translation>
    </message>
    <message>
        <source>%1 is no pattern.</source>
        <translation>%1 はパターンではありません。</translation>
    </message>
    <message>
        <source>1 makes composites of attention with a mask of bools too.</source>
        <translation>1 にすると、bool のマスクを持つアテンションもコンポジットになります。</translation>
    </message>
    <message>
        <source>too many users</source>
        <translation>利用側が多すぎます</translation>
    </message>
    <message>
        <source>The file has no dictionary `replacements`, so nothing becomes a composite. Name the functions of torch in it, each with the function that wraps it.</source>
        <translation>ファイルに辞書 `replacements` がないため、何もコンポジットになりません。torch の関数と、それぞれを包む関数をそこに書いてください。</translation>
    </message>
    <message>
        <source>The model does not say how it is called</source>
        <translation>モデルからはその呼び方が分かりません</translation>
    </message>
    <message>
        <source>It is called as a %1</source>
        <translation>%1 として呼ばれています</translation>
    </message>
    <message>
        <source>Several operators take its results, which is not previewed</source>
        <translation>その結果を取る演算子が複数あり、これはプレビューされません</translation>
    </message>
    <message>
        <source>It takes another one</source>
        <translation>別の結果を取っています</translation>
    </message>
    <message>
        <source>It makes no composite of this call</source>
        <translation>この呼び出しをコンポジットにしません</translation>
    </message>
    <message>
        <source>Turns composites on or off.</source>
        <translation>コンポジットを作るかどうか。</translation>
    </message>
    <message>
        <source>A variable of the environment that the file reads.</source>
        <translation>ファイルが読む環境変数。</translation>
    </message>
    <message>
        <source>Makes %1 of %2.</source>
        <translation>%2 から %1 を作ります。</translation>
    </message>
    <message>
        <source>The model calls them %1 time.</source>
        <translation>モデルはこれらを %1 回呼びます。</translation>
    </message>
    <message>
        <source>The model calls them %1 times.</source>
        <translation>モデルはこれらを %1 回呼びます。</translation>
    </message>
    <message>
        <source>Composites have no priority: what is called decides which function wraps it. Edit their text.</source>
        <translation>コンポジットに優先度はなく、呼ばれるものによって包む関数が決まります。テキストを編集してください。</translation>
    </message>
    <message>
        <source>The function returns what cannot be previewed.</source>
        <translation>関数がプレビューできないものを返します。</translation>
    </message>
    <message>
        <source>A tensor that the function makes itself cannot be previewed.</source>
        <translation>関数が自ら作るテンソルはプレビューできません。</translation>
    </message>
    <message>
        <source>What the function does behind the composite cannot be previewed.</source>
        <translation>関数がコンポジットの後で行うことはプレビューできません。</translation>
    </message>
    <message>
        <source>an operand that is not there</source>
        <translation>存在しないオペランド</translation>
    </message>
    <message>
        <source>its call has %1</source>
        <translation>呼び出しに%1があります</translation>
    </message>
    <message>
        <source>`%1` is no name of Python</source>
        <translation>`%1` は Python の名前ではありません</translation>
    </message>
    <message>
        <source>it is called in a form that Python has no words for</source>
        <translation>Python で書き表せない形で呼ばれています</translation>
    </message>
    <message>
        <source>the model does not say how its code calls it</source>
        <translation>モデルのコードがどう呼ぶか、モデルからは分かりません</translation>
    </message>
    <message>
        <source>it is a module or an attribute of the model, which a pattern cannot name</source>
        <translation>モデルのモジュールか属性であり、パターンでは名前を指定できません</translation>
    </message>
    <message>
        <source>No pattern can match %1: %2.</source>
        <translation>%1 に一致するパターンはありえません: %2。</translation>
    </message>
    <message>
        <source>torch records nothing of `%1` in a pattern</source>
        <translation>torch はパターンの中の `%1` について何も記録しません</translation>
    </message>
    <message>
        <source>the model calls `%1`, with a value that is not even equal to itself</source>
        <translation>モデルは `%1` を、自身とさえ等しくない値で呼びます</translation>
    </message>
    <message>
        <source>the model calls `%1`, and in a pattern torch records `%2`</source>
        <translation>モデルは `%1` を呼びますが、パターンで torch が記録するのは `%2` です</translation>
    </message>
    <message>
        <source>These operators cannot be written as a pattern function.</source>
        <translation>これらの演算子はパターン関数として書けません。</translation>
    </message>
    <message>
        <source>Whether a pattern can match %1 is not known here. %2</source>
        <translation>パターンが %1 に一致しうるかどうかはここでは分かりません。%2</translation>
    </message>
    <message>
        <source>torch refuses its call in a pattern: %1</source>
        <translation>torch がパターン内のその呼び出しを拒否します: %1</translation>
    </message>
    <message>
        <source>a slice that is none</source>
        <translation>スライスになっていないスライス</translation>
    </message>
    <message>
        <source>a value inside a slice or a dict</source>
        <translation>スライスか dict の中の値</translation>
    </message>
    <message>
        <source>an argument of an unknown kind</source>
        <translation>不明な種類の引数</translation>
    </message>
    <message>
        <source>lists within so many lists</source>
        <translation>入れ子が深すぎるリスト</translation>
    </message>
    <message>
        <source>The size of %1 is `%2`, not a number.</source>
        <translation>%1 のサイズは数値ではなく `%2` です。</translation>
    </message>
    <message>
        <source>The file does not say the size of %1.</source>
        <translation>ファイルからは %1 のサイズが分かりません。</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is a number or a tensor of rank 0.</source>
        <translation>ファイルからは、`%1` が数値かランク 0 のテンソルか分かりません。</translation>
    </message>
    <message>
        <source>`%1` has several results, which the file does not describe.</source>
        <translation>`%1` には複数の結果がありますが、ファイルに記述がありません。</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input, which would have an example value.</source>
        <translation>ファイルからは、`%1` が入力かどうか分かりません。入力であれば例の値を持ちます。</translation>
    </message>
    <message>
        <source>This graph was shown to an earlier question.</source>
        <translation>このグラフは以前の問い合わせで渡されたものです。</translation>
    </message>
    <message>
        <source>The file does not say whether %1 is a list or a tuple.</source>
        <translation>ファイルからは、%1 がリストかタプルか分かりません。</translation>
    </message>
    <message>
        <source>The file does not say what `%1` is in Python.</source>
        <translation>ファイルからは、`%1` が Python で何か分かりません。</translation>
    </message>
    <message>
        <source>A tensor that is written into the file is not modelled.</source>
        <translation>ファイルに書き込まれたテンソルには対応していません。</translation>
    </message>
    <message>
        <source>What this node takes is not known.</source>
        <translation>このノードが何を取るかは不明です。</translation>
    </message>
    <message>
        <source>Of `meta` a graph keeps only `example_value`.</source>
        <translation>グラフが `meta` のうち保持するのは `example_value` だけです。</translation>
    </message>
    <message>
        <source>A key of `meta` is unknown.</source>
        <translation>`meta` のキーが不明です。</translation>
    </message>
    <message>
        <source>What the filter changes decides how the program goes on.</source>
        <translation>フィルターが変更するものによって、プログラムの流れが変わります。</translation>
    </message>
    <message>
        <source>`%1` is a node of an earlier match.</source>
        <translation>`%1` は前の一致のノードです。</translation>
    </message>
    <message>
        <source>The file does not say how `%1` is called.</source>
        <translation>ファイルからは `%1` の呼び方が分かりません。</translation>
    </message>
    <message>
        <source>The root of a graph&apos;s nodes is not modelled.</source>
        <translation>グラフのノードのルートには対応していません。</translation>
    </message>
    <message>
        <source>`%1` is called.</source>
        <translation>`%1` が呼ばれます。</translation>
    </message>
    <message>
        <source>`torch.%1` is not known.</source>
        <translation>`torch.%1` は不明です。</translation>
    </message>
    <message>
        <source>torch has no name for the type %1.</source>
        <translation>torch には型 %1 の名前がありません。</translation>
    </message>
    <message>
        <source>`%1` changes the graph, which is not previewed.</source>
        <translation>`%1` はグラフを変更しますが、これはプレビューされません。</translation>
    </message>
    <message>
        <source>The file does not say `%1` of `%2`.</source>
        <translation>ファイルからは `%2` の `%1` が分かりません。</translation>
    </message>
    <message>
        <source>The elements of `%1` are not known.</source>
        <translation>`%1` の要素は不明です。</translation>
    </message>
    <message>
        <source>Whether `%1` is an instance of this type is not known.</source>
        <translation>`%1` がこの型のインスタンスかどうかは不明です。</translation>
    </message>
    <message>
        <source>The file does not say whether `%1` is an input of the graph or an attribute of the model.</source>
        <translation>ファイルからは、`%1` がグラフの入力かモデルの属性か分かりません。</translation>
    </message>
    <message>
        <source>The file does not say as what `%1` is called.</source>
        <translation>ファイルからは、`%1` が何として呼ばれるか分かりません。</translation>
    </message>
    <message>
        <source>The file has only the name of `%1`, not its target.</source>
        <translation>ファイルにあるのは `%1` の名前だけで、ターゲットはありません。</translation>
    </message>
    <message>
        <source>As what `%1` is called is not known.</source>
        <translation>`%1` が何として呼ばれるかは不明です。</translation>
    </message>
    <message>
        <source>A function that the model calls.</source>
        <translation>モデルが呼ぶ関数。</translation>
    </message>
    <message>
        <source>A method that the model calls.</source>
        <translation>モデルが呼ぶメソッド。</translation>
    </message>
    <message>
        <source>%1: a parameter, which takes anything</source>
        <translation>%1: 何でも取るパラメーター</translation>
    </message>
    <message>
        <source>The model calls it %1 time.</source>
        <translation>モデルはこれを %1 回呼びます。</translation>
    </message>
    <message>
        <source>The model calls it %1 times.</source>
        <translation>モデルはこれを %1 回呼びます。</translation>
    </message>
    <message>
        <source>Tenstorrent fusion providers</source>
        <translation>Tenstorrent 融合プロバイダー</translation>
    </message>
    <message>
        <source>Providers have no priority: their order is that of the file. Edit their text.</source>
        <translation>プロバイダーに優先度はなく、ファイルの順です。テキストを編集してください。</translation>
    </message>
    <message>
        <source>A tensor of the model.</source>
        <translation>モデルのテンソル。</translation>
    </message>
    <message>
        <source>The pattern returns a parameter, which torch cannot replace by itself.</source>
        <translation>パターンがパラメーターを返しますが、torch はパラメーターだけを置き換えることができません。</translation>
    </message>
    <message>
        <source>Pattern and replacement have different numbers of parameters.</source>
        <translation>パターンと置き換えのパラメーターの数が異なります。</translation>
    </message>
    <message>
        <source>The pattern has %1 result, the replacement %2.</source>
        <translation>結果の数は、パターンが %1 個、置き換えが %2 個です。</translation>
    </message>
    <message>
        <source>The pattern has %1 results, the replacement %2.</source>
        <translation>結果の数は、パターンが %1 個、置き換えが %2 個です。</translation>
    </message>
    <message>
        <source>The replacement returns what is no result of an operator.</source>
        <translation>置き換えが、演算子の結果ではないものを返します。</translation>
    </message>
    <message>
        <source>No result of the pattern is what an operator gives.</source>
        <translation>パターンに演算子の結果がありません。</translation>
    </message>
    <message>
        <source>The replacement makes a tensor of its own, which cannot be previewed.</source>
        <translation>置き換えが自らテンソルを作りますが、これはプレビューできません。</translation>
    </message>
    <message>
        <source>The replacement cannot be read as operators.</source>
        <translation>置き換えを演算子として読めません。</translation>
    </message>
    <message>
        <source>The pattern cannot be looked for.</source>
        <translation>パターンを探せません。</translation>
    </message>
    <message>
        <source>%1 cannot be previewed: %2</source>
        <translation>%1 はプレビューできません: %2</translation>
    </message>
    <message>
        <source>The file has no class that derives from `FusionProvider`, so nothing is fused. Add one with `pattern` and `replacement`.</source>
        <translation>ファイルに `FusionProvider` を継承するクラスがないため、何も融合されません。`pattern` と `replacement` を持つクラスを加えてください。</translation>
    </message>
    <message>
        <source>torch refuses the pattern: %1</source>
        <translation>torch がパターンを拒否します: %1</translation>
    </message>
    <message>
        <source>torch refuses the pattern: it is not traced</source>
        <translation>torch がパターンを拒否します: トレースされていません</translation>
    </message>
    <message>
        <source>it is not traced</source>
        <translation>トレースされていません</translation>
    </message>
    <message>
        <source>the pattern returns a parameter and no operator</source>
        <translation>パターンが演算子ではなくパラメーターを返します</translation>
    </message>
    <message>
        <source>the pattern makes a tensor of its own, which cannot be previewed</source>
        <translation>パターンが自らテンソルを作りますが、これはプレビューできません</translation>
    </message>
    <message>
        <source>Turns fusion providers on or off.</source>
        <translation>融合プロバイダーを実行するかどうか。</translation>
    </message>
    <message>
        <source>Runs the provider %1.</source>
        <translation>プロバイダー %1 を実行します。</translation>
    </message>
    <message>
        <source>torch refuses the replacement: %1</source>
        <translation>torch が置き換えを拒否します: %1</translation>
    </message>
    <message>
        <source>the pair cannot be read as operators</source>
        <translation>この組を演算子として読めません</translation>
    </message>
    <message>
        <source>`%1` is not read here.</source>
        <translation>`%1` はここでは読めません。</translation>
    </message>
    <message>
        <source>A constant of the model is not read here.</source>
        <translation>モデルの定数はここでは読めません。</translation>
    </message>
    <message>
        <source>An operand is not known.</source>
        <translation>オペランドが不明です。</translation>
    </message>
    <message>
        <source>It has the attributes of a composite.</source>
        <translation>コンポジットの属性を持っています。</translation>
    </message>
    <message>
        <source>The attribute `%1` depends on a value of the model.</source>
        <translation>属性 `%1` はモデルの値に依存します。</translation>
    </message>
    <message>
        <source>It is an attribute of a composite.</source>
        <translation>コンポジットの属性です。</translation>
    </message>
    <message>
        <source>Which tensor of the module is read is not known.</source>
        <translation>モジュールのどのテンソルを読むかは不明です。</translation>
    </message>
    <message>
        <source>`%1` is no tensor of the module.</source>
        <translation>`%1` はモジュールのテンソルではありません。</translation>
    </message>
    <message>
        <source>The keywords of a call that is made are not known.</source>
        <translation>作られる呼び出しのキーワード引数は不明です。</translation>
    </message>
    <message>
        <source>The file does not say `%1` of the module `%2`.</source>
        <translation>ファイルからはモジュール `%2` の `%1` が分かりません。</translation>
    </message>
    <message>
        <source>The shape of `%1` is not known.</source>
        <translation>`%1` の形状は不明です。</translation>
    </message>
    <message>
        <source>A size of `%1` is not known.</source>
        <translation>`%1` のサイズの 1 つが不明です。</translation>
    </message>
    <message>
        <source>The rank of `%1` is not known.</source>
        <translation>`%1` のランクは不明です。</translation>
    </message>
    <message>
        <source>The type of `%1` is not known.</source>
        <translation>`%1` の型は不明です。</translation>
    </message>
    <message>
        <source>A key of `replacements` is no function of torch, no class of torch and no name. It is ignored.</source>
        <translation>`replacements` のキーが torch の関数でもクラスでも名前でもありません。無視されます。</translation>
    </message>
    <message>
        <source>`replacements` has something that is no function written in Python. It makes no composite.</source>
        <translation>`replacements` に Python で書かれた関数ではないものがあります。コンポジットにはなりません。</translation>
    </message>
    <message>
        <source>Lists are nested more than 16 deep here.</source>
        <translation>ここではリストの入れ子が 16 段を超えています。</translation>
    </message>
    <message>
        <source>It is an argument.</source>
        <translation>引数です。</translation>
    </message>
    <message>
        <source>It is an argument of what is traced.</source>
        <translation>トレース対象の引数です。</translation>
    </message>
    <message>
        <source>`%1` is not traced here.</source>
        <translation>`%1` はここではトレースできません。</translation>
    </message>
    <message>
        <source>Python makes no provider of this class: %1</source>
        <translation>Python でこのクラスのプロバイダーを作れません: %1</translation>
    </message>
    <message>
        <source>What this class does is not known here. %1</source>
        <translation>このクラスの動作はここでは分かりません。%1</translation>
    </message>
    <message>
        <source>The class has no function of its own for what every provider needs.</source>
        <translation>このクラスには、すべてのプロバイダーに必要な関数の独自の実装がありません。</translation>
    </message>
    <message>
        <source>The class replaces operators by itself, in `replace_pattern`. What it does cannot be previewed.</source>
        <translation>このクラスは `replace_pattern` で自ら演算子を置き換えます。その動作はプレビューできません。</translation>
    </message>
    <message>
        <source>`get_patterns` gives something that is no pair of a pattern and a replacement.</source>
        <translation>`get_patterns` が、パターンと置き換えの組ではないものを返します。</translation>
    </message>
    <message>
        <source>Any match.</source>
        <translation>任意の一致。</translation>
    </message>
    <message>
        <source>`%1` is not modelled.</source>
        <translation>`%1` には対応していません。</translation>
    </message>
    <message>
        <source>The type is not known here.</source>
        <translation>型はここでは不明です。</translation>
    </message>
    <message>
        <source>The device is not known here.</source>
        <translation>デバイスはここでは不明です。</translation>
    </message>
    <message>
        <source>A tensor is made of traced values.</source>
        <translation>トレースされた値からテンソルが作られます。</translation>
    </message>
    <message>
        <source>Scripted functions are not modelled.</source>
        <translation>スクリプト化された関数には対応していません。</translation>
    </message>
    <message>
        <source>`torch.fx.wrap` is not modelled here.</source>
        <translation>`torch.fx.wrap` にはここでは対応していません。</translation>
    </message>
    <message>
        <source>Torch runs `%1` itself here, because its input is no traced value.</source>
        <translation>入力がトレースされた値ではないため、ここでは torch が `%1` を自ら実行します。</translation>
    </message>
    <message>
        <source>Torch runs `einsum` itself here.</source>
        <translation>ここでは torch が `einsum` を自ら実行します。</translation>
    </message>
    <message>
        <source>`torch.broadcast_shapes` is not calculated here.</source>
        <translation>`torch.broadcast_shapes` はここでは計算されません。</translation>
    </message>
    <message>
        <source>Torch calculates with a traced value here.</source>
        <translation>ここでは torch がトレースされた値を使って計算します。</translation>
    </message>
    <message>
        <source>A traced value is inside of a list that torch looks through itself.</source>
        <translation>torch が自ら調べるリストの中に、トレースされた値があります。</translation>
    </message>
    <message>
        <source>A traced value is an argument of a method of a tensor.</source>
        <translation>トレースされた値がテンソルのメソッドの引数になっています。</translation>
    </message>
    <message>
        <source>Values of tensors are not calculated here.</source>
        <translation>テンソルの値はここでは計算されません。</translation>
    </message>
    <message>
        <source>A traced value is in an index of a tensor.</source>
        <translation>トレースされた値がテンソルのインデックスにあります。</translation>
    </message>
    <message>
        <source>What is in a module of `torch.nn` is not modelled.</source>
        <translation>`torch.nn` のモジュールの中身には対応していません。</translation>
    </message>
    <message>
        <source>`numpy.%1` is not modelled.</source>
        <translation>`numpy.%1` には対応していません。</translation>
    </message>
    <message>
        <source>A traced value decides how the function goes on, but its value is known only when the model runs. Use constants or flags in conditions.</source>
        <translation>トレースされた値によって関数の流れが変わりますが、その値はモデルの実行時にしか分かりません。条件には定数かフラグを使ってください。</translation>
    </message>
    <message>
        <source>The items of a traced value are needed here, but how many it has is not known. Take them one by one, or unpack into a fixed number of names.</source>
        <translation>ここではトレースされた値の項目が必要ですが、その数が不明です。1 つずつ取り出すか、決まった数の名前に展開してください。</translation>
    </message>
    <message>
        <source>The length of a traced value is not known. Use `.size(0)` or `.shape[0]`.</source>
        <translation>トレースされた値の長さは不明です。`.size(0)` か `.shape[0]` を使ってください。</translation>
    </message>
    <message>
        <source>A value of this type cannot be an argument of an operator or a result.</source>
        <translation>この型の値は、演算子の引数にも結果にもできません。</translation>
    </message>
    <message>
        <source>A module that the function makes itself cannot be traced. Call the function of `torch.nn.functional` instead.</source>
        <translation>関数が自ら作るモジュールはトレースできません。代わりに `torch.nn.functional` の関数を呼んでください。</translation>
    </message>
    <message>
        <source>The types of these arguments fit none of the function&apos;s forms. A wildcard can stand for a tensor here, not for a number.</source>
        <translation>これらの引数の型は、関数のどの形式にも合いません。ここでワイルドカードが表せるのはテンソルで、数値ではありません。</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a wildcard cannot stand for it. Call the method of the tensor instead, or write a number.</source>
        <translation>関数がこの引数の型を調べるため、ワイルドカードでは表せません。代わりにテンソルのメソッドを呼ぶか、数値を書いてください。</translation>
    </message>
    <message>
        <source>The function checks the type of this argument, so a traced value cannot stand for it. Call the method of the tensor instead.</source>
        <translation>関数がこの引数の型を調べるため、トレースされた値では表せません。代わりにテンソルのメソッドを呼んでください。</translation>
    </message>
    <message>
        <source>Items of a traced value cannot be assigned.</source>
        <translation>トレースされた値の項目には代入できません。</translation>
    </message>
    <message>
        <source>This cannot be traced here. %1</source>
        <translation>ここではトレースできません。%1</translation>
    </message>
    <message>
        <source>Tracing takes too long and was stopped. %1</source>
        <translation>トレースに時間がかかりすぎるため、中止しました。%1</translation>
    </message>
    <message>
        <source>The function does not describe a pattern.</source>
        <translation>この関数はパターンを表していません。</translation>
    </message>
    <message>
        <source>The function does not describe a pattern: %1</source>
        <translation>この関数はパターンを表していません: %1</translation>
    </message>
    <message>
        <source>The function raises an exception: %1</source>
        <translation>関数が例外を送出します: %1</translation>
    </message>
    <message>
        <source>The parameter `%1` is not used. Remove it.</source>
        <translation>パラメーター `%1` は使われていません。削除してください。</translation>
    </message>
    <message>
        <source>Nothing uses `%1`. Return it or remove it.</source>
        <translation>`%1` はどこでも使われていません。返すか、削除してください。</translation>
    </message>
    <message>
        <source>Torch traces plain functions only, and this is a bound method. Put `@staticmethod` above it and remove `self`.</source>
        <translation>torch がトレースするのは普通の関数だけですが、これは束縛メソッドです。上に `@staticmethod` を書き、`self` を削除してください。</translation>
    </message>
    <message>
        <source>Torch traces plain functions only. Write a function that calls it.</source>
        <translation>torch がトレースするのは普通の関数だけです。これを呼び出す関数を書いてください。</translation>
    </message>
    <message>
        <source>Torch says: %1</source>
        <translation>torch の説明: %1</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 into matrix products before it fuses.</source>
        <translation>TT-XLA は融合の前に %1 を行列積に変えます。</translation>
    </message>
    <message>
        <source>TT-XLA turns %1 of one element into `mean` before it fuses.</source>
        <translation>TT-XLA は融合の前に、1 要素への %1 を `mean` に変えます。</translation>
    </message>
    <message>
        <source>TT-XLA trims %1 beginning before the tensor to its extent before it fuses.</source>
        <translation>TT-XLA は融合の前に、テンソルの先頭より前から始まる %1 をテンソルの範囲に切り詰めます。</translation>
    </message>
    <message>
        <source>This is not previewed.</source>
        <translation>これはプレビューされません。</translation>
    </message>
    <message>
        <source>`%1` is defined twice: first in line %2, column %3.</source>
        <translation>`%1` が 2 回定義されています。最初は %2 行 %3 列です。</translation>
    </message>
    <message>
        <source>Remove one of them, or give it another name.</source>
        <translation>どちらかを削除するか、別の名前にしてください。</translation>
    </message>
    <message>
        <source>A linear layer with its bias inside, as PyTorch has it and ONNX as Gemm.</source>
        <translation>バイアスを含む線形層。PyTorch の形で、ONNX では Gemm。</translation>
    </message>
    <message>
        <source>What torch.export makes of a linear layer.</source>
        <translation>torch.export が線形層から作る形。</translation>
    </message>
    <message>
        <source>The bias is an operator of its own, as in ONNX and Relax.</source>
        <translation>ONNX や Relax のように、バイアスが独立した演算子。</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, which has no name in ONNX.</source>
        <translation>ONNX に名前のない SiLU を 2 つの演算子にしたもの。</translation>
    </message>
    <message>
        <source>The end of a residual block: the other branch is added before the ReLU.</source>
        <translation>残差ブロックの終わり。ReLU の前でもう一方の枝を加えます。</translation>
    </message>
    <message>
        <source>Training and Relax take the first of the several results of the normalization.</source>
        <translation>学習時や Relax では、正規化の複数の結果の最初を使います。</translation>
    </message>
    <message>
        <source>The normalization as a factor and an offset, as compilers decompose it.</source>
        <translation>コンパイラーが分解した、係数とオフセットの形の正規化。</translation>
    </message>
    <message>
        <source>The normalization folded into the weights; what is added is a bias or another branch.</source>
        <translation>正規化を重みに折り込んだ形。加えるのはバイアスか別の枝です。</translation>
    </message>
    <message>
        <source>The normalization folded into the weights, with any activation of one operator.</source>
        <translation>正規化を重みに折り込み、1 演算子の活性化が続く形。</translation>
    </message>
    <message>
        <source>The same with a SiLU in two operators, as in EfficientNet and YOLO.</source>
        <translation>EfficientNet や YOLO のように、SiLU を 2 つの演算子にしたもの。</translation>
    </message>
    <message>
        <source>Normalized before the convolution, as in DenseNet.</source>
        <translation>DenseNet のように、畳み込みの前で正規化。</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX before opset 17.</source>
        <translation>PyTorch が opset 17 より前の ONNX に出力する形。</translation>
    </message>
    <message>
        <source>Older exports subtract the mean twice.</source>
        <translation>古いエクスポートは平均を 2 回引きます。</translation>
    </message>
    <message>
        <source>As Keras writes it: the mean is scaled and taken off the bias.</source>
        <translation>Keras の形。平均をスケールしてバイアスから引きます。</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: a mean is a sum and a division.</source>
        <translation>JAX が StableHLO に変換した形。平均は和と除算になります。</translation>
    </message>
    <message>
        <source>As Llama&apos;s own code writes it; half precision is widened around it.</source>
        <translation>Llama 本来のコードの形。前後で半精度を広げます。</translation>
    </message>
    <message>
        <source>As PyTorch exports it to ONNX, which has no rsqrt.</source>
        <translation>PyTorch が rsqrt のない ONNX に出力する形。</translation>
    </message>
    <message>
        <source>Layer normalization as one operator.</source>
        <translation>1 演算子のレイヤー正規化。</translation>
    </message>
    <message>
        <source>RMS normalization as one operator.</source>
        <translation>1 演算子の RMS 正規化。</translation>
    </message>
    <message>
        <source>Layer normalization in parts, as PyTorch exports it to ONNX before opset 17.</source>
        <translation>分解されたレイヤー正規化。PyTorch が opset 17 より前の ONNX に出力する形。</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as Llama&apos;s own code writes it.</source>
        <translation>分解された RMS 正規化。Llama 本来のコードの形。</translation>
    </message>
    <message>
        <source>RMS normalization in parts, as PyTorch exports it to ONNX.</source>
        <translation>分解された RMS 正規化。PyTorch が ONNX に出力する形。</translation>
    </message>
    <message>
        <source>The exact one by erf: x (1 + erf(x / √2)) / 2.</source>
        <translation>erf による厳密版: x (1 + erf(x / √2)) / 2。</translation>
    </message>
    <message>
        <source>The same, halved first: (x / 2) (1 + erf(x / √2)).</source>
        <translation>同じもので、先に半分にする形: (x / 2) (1 + erf(x / √2))。</translation>
    </message>
    <message>
        <source>The approximation by tanh, as GPT-2 has it.</source>
        <translation>GPT-2 の、tanh による近似。</translation>
    </message>
    <message>
        <source>The same as JAX lowers it: the cube is two products, and what is halved is the sum.</source>
        <translation>JAX が変換した形。3 乗は 2 つの積で、半分にするのは和です。</translation>
    </message>
    <message>
        <source>SwiGLU as PyTorch has it.</source>
        <translation>PyTorch の SwiGLU。</translation>
    </message>
    <message>
        <source>SwiGLU as exported: SiLU in two operators, products of matrices without bias.</source>
        <translation>エクスポートされた SwiGLU。SiLU は 2 演算子、行列積はバイアスなし。</translation>
    </message>
    <message>
        <source>SwiGLU with biases of their own, as in Relax.</source>
        <translation>Relax のように、バイアスが独立した SwiGLU。</translation>
    </message>
    <message>
        <source>GeGLU as Gemma has it: gated by GELU, and torch.export flattens around each product.</source>
        <translation>Gemma の GeGLU。GELU でゲートし、torch.export は各積の前後を平坦化します。</translation>
    </message>
    <message>
        <source>Scores scaled behind the product, with or without a mask.</source>
        <translation>積の後でスコアをスケール。マスクの有無は問いません。</translation>
    </message>
    <message>
        <source>The same with a softmax in single precision, as Llama is exported in half precision.</source>
        <translation>半精度でエクスポートした Llama のように、softmax が単精度のもの。</translation>
    </message>
    <message>
        <source>Scaled before the product, or not at all, as in T5.</source>
        <translation>積の前でスケール、または T5 のようにスケールなし。</translation>
    </message>
    <message>
        <source>What torch.export makes of it: heads are put together for each product.</source>
        <translation>torch.export の形。積ごとにヘッドをまとめます。</translation>
    </message>
    <message>
        <source>As JAX lowers it to StableHLO: the softmax in parts.</source>
        <translation>JAX が StableHLO に変換した形。softmax は分解されます。</translation>
    </message>
    <message>
        <source>Attention as one operator, with the projection behind it.</source>
        <translation>1 演算子のアテンションと、その後の射影。</translation>
    </message>
    <message>
        <source>The halves as PyTorch indexes them.</source>
        <translation>PyTorch のインデックスによる半分ずつ。</translation>
    </message>
    <message>
        <source>The halves as slices, as in exported models.</source>
        <translation>エクスポートされたモデルのように、スライスで半分ずつ。</translation>
    </message>
    <message>
        <source>A convolution between its operands and its result; the bias may be in floats.</source>
        <translation>オペランドと結果の間の畳み込み。バイアスは浮動小数でもかまいません。</translation>
    </message>
    <message>
        <source>A product of matrices, or what takes two operands element by element.</source>
        <translation>行列積、または 2 つのオペランドを要素ごとに扱うもの。</translation>
    </message>
    <message>
        <source>What has one operand, and often only moves elements.</source>
        <translation>オペランドが 1 つで、多くは要素を動かすだけのもの。</translation>
    </message>
    <message>
        <source>Both at once: the rounding of quantization-aware training.</source>
        <translation>両方を同時に: 量子化を考慮した学習が丸めるもの。</translation>
    </message>
    <message>
        <source>Category: %1.</source>
        <translation>カテゴリ: %1。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 他 %2 件</translation>
    </message>
    <message>
        <source>%1, a heuristic</source>
        <translation>%1、ヒューリスティック</translation>
    </message>
    <message>
        <source>%1, a rule</source>
        <translation>%1、ルール</translation>
    </message>
    <message>
        <source>Priority: %1.</source>
        <translation>優先度: %1。</translation>
    </message>
    <message>
        <source>Heuristic: %1.</source>
        <translation>ヒューリスティック: %1。</translation>
    </message>
    <message>
        <source>%1: %2 entries.</source>
        <translation>%1: エントリ %2 個。</translation>
    </message>
    <message>
        <source>%1: 1 entry.</source>
        <translation>%1: エントリ 1 個。</translation>
    </message>
    <message>
        <source>Takes: %1.</source>
        <translation>取るもの: %1。</translation>
    </message>
    <message>
        <source>Feeds: %1.</source>
        <translation>渡す先: %1。</translation>
    </message>
    <message>
        <source>%1 match</source>
        <translation>一致 %1 件</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>一致 %1 件</translation>
    </message>
    <message>
        <source>the other rules lose %1</source>
        <translation>ほかのルールは %1 を失います</translation>
    </message>
    <message>
        <source>the other rules gain %1</source>
        <translation>ほかのルールは %1 を得ます</translation>
    </message>
    <message>
        <source>It matches: %1</source>
        <translation>一致します: %1</translation>
    </message>
    <message>
        <source>the model has no %1, but %2</source>
        <translation>モデルに %1 はありませんが、%2 があります</translation>
    </message>
    <message>
        <source>The model has no %1, but %2.</source>
        <translation>モデルに %1 はありませんが、%2 があります。</translation>
    </message>
    <message>
        <source>Nothing matches. The model has no %1, but %2.</source>
        <translation>何も一致しません。モデルに %1 はありませんが、%2 があります。</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <translation>%1、ただし %2</translation>
    </message>
    <message>
        <source>A pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>A rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>An entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>a heuristic</source>
        <translation>ヒューリスティック</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>活性化</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>control</source>
        <translation>制御</translation>
    </message>
    <message>
        <source>conv</source>
        <translation>畳み込み</translation>
    </message>
    <message>
        <source>creation</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>要素ごと</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>indexing</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>logical</source>
        <translation>論理</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>プーリング</translation>
    </message>
    <message>
        <source>quantization</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>random</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>再帰</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>リダクション</translation>
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
        <translation>ソート</translation>
    </message>
    <message>
        <source>structural</source>
        <translation>構造</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 byte</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>%1 argument</source>
        <translation>引数 %1 個</translation>
    </message>
    <message>
        <source>%1 arguments</source>
        <translation>引数 %1 個</translation>
    </message>
    <message>
        <source>%1 tensor</source>
        <translation>テンソル %1 個</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>テンソル %1 個</translation>
    </message>
    <message>
        <source>%1 rewrite</source>
        <translation>書き換え %1 件</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>書き換え %1 件</translation>
    </message>
    <message>
        <source>%1 stage</source>
        <translation>段階 %1 個</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>段階 %1 個</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルやフォルダーがありません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセスが許可されていません</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>空き容量がありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用です</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
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
        <translation>型</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>an operand</source>
        <translation>オペランド</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second = %4 s</source>
        <translation>%2 で %1 演算 / 毎秒 %3 = %4 s</translation>
    </message>
    <message>
        <source>%1 operations in %2 / %3 a second</source>
        <translation>%2 で %1 演算 / 毎秒 %3</translation>
    </message>
    <message>
        <source>no public peak counts for the section&apos;s element type</source>
        <translation>セクションの要素の型に当てはまる公開のピーク値がありません</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second = %3 s</source>
        <translation>%1 バイト / 毎秒 %2 = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes / %2 a second</source>
        <translation>%1 バイト / 毎秒 %2</translation>
    </message>
    <message>
        <source>%1, together %2 = %3 s</source>
        <translation>%1、合計 %2 = %3 s</translation>
    </message>
    <message>
        <source>%1 bytes, of %2 there and a share of %3 that the heuristic plans with</source>
        <translation>%1 バイト (全体 %2、ヒューリスティックが見込む割合 %3)</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>overhead of a section</source>
        <translation>セクションごとのオーバーヘッド</translation>
    </message>
    <message>
        <source>the longer of both, and the overhead</source>
        <translation>長い方とオーバーヘッド</translation>
    </message>
    <message>
        <source>identical sections</source>
        <translation>同一のセクション</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>alive at once inside, in a greedy order</source>
        <translation>内部で同時に生存 (貪欲順)</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>必要量</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <translation>%1 のピーク</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>メモリ帯域幅</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>オーバーヘッド</translation>
    </message>
    <message>
        <source>memory units</source>
        <translation>メモリユニット</translation>
    </message>
    <message>
        <source>memory of each</source>
        <translation>各ユニットのメモリ</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>非公開</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>一部を読み取り</translation>
    </message>
    <message>
        <source>written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>%1, weight</source>
        <translation>%1、重み</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Let %1 be %2 instead</source>
        <translation>%1 を代わりに %2 にする</translation>
    </message>
    <message>
        <source>Let %1 have the shape %2 too</source>
        <translation>%1 に形状 %2 も許可する</translation>
    </message>
    <message>
        <source>Write %1 as %2</source>
        <translation>%1 を %2 と書く</translation>
    </message>
    <message>
        <source>TVM fuses everything that a pattern calls.</source>
        <translation>TVM はパターンが呼ぶものをすべて融合します。</translation>
    </message>
    <message>
        <source>A pattern of TVM takes as many operators as it writes.</source>
        <translation>TVM のパターンは書かれた数だけ演算子を取ります。</translation>
    </message>
    <message>
        <source>Operands of a pattern are arguments of a call. Edit its text.</source>
        <translation>パターンのオペランドは呼び出しの引数です。テキストを編集してください。</translation>
    </message>
    <message>
        <source>torch matches every call of a pattern. Write a second pair without this one.</source>
        <translation>torch はパターンの呼び出しをすべて照合します。これを除いた 2 つ目の組を書いてください。</translation>
    </message>
    <message>
        <source>torch replaces every call of a pattern.</source>
        <translation>torch はパターンの呼び出しをすべて置き換えます。</translation>
    </message>
    <message>
        <source>torch names calls by itself. Only parameters can be renamed.</source>
        <translation>呼び出しの名前は torch が付けます。変更できるのはパラメーターの名前だけです。</translation>
    </message>
    <message>
        <source>Only a call of an operator can be edited so.</source>
        <translation>このように編集できるのは演算子の呼び出しだけです。</translation>
    </message>
    <message>
        <source>Only an annotation has a name that can be changed.</source>
        <translation>名前を変更できるのは注釈だけです。</translation>
    </message>
    <message>
        <source>An alternative is a second pair, and `get_patterns` lists none here.</source>
        <translation>選択肢は 2 つ目の組であり、ここでは `get_patterns` が組を並べていません。</translation>
    </message>
    <message>
        <source>A pattern function records as many calls as it makes.</source>
        <translation>パターン関数は行った呼び出しの数だけ記録します。</translation>
    </message>
    <message>
        <source>Let `%1` hold for `%2` too</source>
        <translation>`%1` を `%2` でも成り立たせる</translation>
    </message>
    <message>
        <source>Do not ask for `%1`</source>
        <translation>`%1` を要求しない</translation>
    </message>
    <message>
        <source>QNN has no optional operators: write a second rule.</source>
        <translation>QNN には省略可能な演算子がありません。2 つ目のルールを書いてください。</translation>
    </message>
    <message>
        <source>QNN replaces the root of its pattern and keeps what others use.</source>
        <translation>QNN はパターンのルートを置き換え、ほかで使われるものは残します。</translation>
    </message>
    <message>
        <source>QNN has no repeated operators: write a rule for each length.</source>
        <translation>QNN には繰り返しの演算子がありません。長さごとにルールを書いてください。</translation>
    </message>
    <message>
        <source>QNN has no alternatives: name several operators, and each gets a rule.</source>
        <translation>QNN には選択肢がありません。演算子を複数挙げると、それぞれにルールができます。</translation>
    </message>
    <message>
        <source>`%1` is in the stage %2 and `%3` in %4, which run one after the other. Change the stage of one of them.</source>
        <translation>`%1` は段階 %2、`%3` は %4 にあり、順に実行されます。どちらかの段階を変えてください。</translation>
    </message>
    <message>
        <source>`%1` and `%2` come from one place in the text, so they stay together.</source>
        <translation>`%1` と `%2` は同じ箇所から作られるため、離せません。</translation>
    </message>
    <message>
        <source>The text of `%1` cannot be moved.</source>
        <translation>`%1` のテキストは移動できません。</translation>
    </message>
    <message>
        <source>Moved, the rules would say something else: the text between them counts, or the file has errors.</source>
        <translation>移動するとルールの意味が変わります。間のテキストが関係するか、ファイルに誤りがあります。</translation>
    </message>
    <message>
        <source>Rules of different files are tried one file after the other.</source>
        <translation>異なるファイルのルールは、ファイルごとに順に試されます。</translation>
    </message>
    <message>
        <source>Rules that come with the program have no text.</source>
        <translation>プログラム付属のルールにはテキストがありません。</translation>
    </message>
    <message>
        <source>A priority that would have to change is shared by several rules.</source>
        <translation>変更が必要な優先度を複数のルールが共有しています。</translation>
    </message>
    <message>
        <source>What one macro makes in several passes stays there.</source>
        <translation>1 つのマクロが複数のパスに作るものは動かせません。</translation>
    </message>
    <message>
        <source>Only providers that are classes of this file move.</source>
        <translation>移動できるのは、このファイルのクラスであるプロバイダーだけです。</translation>
    </message>
    <message>
        <source>A loop, a helper function or another file lists some of these patterns, so their text alone does not say the order.</source>
        <translation>ループ、補助関数、または別のファイルが一部のパターンを並べているため、テキストだけでは順序が決まりません。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%</source>
        <translation>%1 × %2 ピクセル、%3%</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%</source>
        <translation>%1 × %2 ピクセル、1% 未満</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at %3%, in %4 × %5 files</source>
        <translation>%1 × %2 ピクセル、%3%、%4 × %5 個のファイル</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, at less than 1%, in %3 × %4 files</source>
        <translation>%1 × %2 ピクセル、1% 未満、%3 × %4 個のファイル</translation>
    </message>
    <message>
        <source>A new rule with places to fill in.</source>
        <translation>新しいルール (記入箇所付き)。</translation>
    </message>
    <message>
        <source>%1 call of `interpolate`</source>
        <translation>`interpolate` の呼び出し %1 件</translation>
    </message>
    <message>
        <source>%1 calls of `interpolate`</source>
        <translation>`interpolate` の呼び出し %1 件</translation>
    </message>
    <message>
        <source>%1 adaptive average pool</source>
        <translation>適応平均プーリング %1 個</translation>
    </message>
    <message>
        <source>%1 adaptive average pools</source>
        <translation>適応平均プーリング %1 個</translation>
    </message>
    <message>
        <source>%1 slice</source>
        <translation>スライス %1 個</translation>
    </message>
    <message>
        <source>%1 slices</source>
        <translation>スライス %1 個</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>the constraint</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>The file does not have the weights of the modules that it calls, such as &quot;%1&quot;, so what they cost is not known. Export the model again.</source>
        <translation>呼び出されるモジュール (「%1」など) の重みがファイルにないため、そのコストは不明です。モデルをもう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>Remove the heuristic</source>
        <translation>ヒューリスティックを削除する</translation>
    </message>
    <message>
        <source>no parameter</source>
        <translation>パラメーターなし</translation>
    </message>
    <message>
        <source>a parameter as operand %1</source>
        <translation>オペランド %1 がパラメーター</translation>
    </message>
    <message>
        <source>parameters as operands 1 and 2</source>
        <translation>オペランド 1 と 2 がパラメーター</translation>
    </message>
    <message>
        <source>Create the entry `%1`, for the operator of that name</source>
        <translation>エントリ `%1` をその名前の演算子として作成する</translation>
    </message>
    <message>
        <source>A new entry, for what is connected here.</source>
        <translation>ここに接続しているものの新しいエントリ。</translation>
    </message>
    <message>
        <source>%1 is opaque as long as its extents have no number, so it is not fused.</source>
        <translation>%1 は次元に数値がない間は不透明なため、融合されません。</translation>
    </message>
    <message>
        <source>They are called %1.</source>
        <translation>名前は %1 です。</translation>
    </message>
    <message>
        <source>%1, from extents</source>
        <translation>%1、次元から</translation>
    </message>
    <message>
        <source>The largest matrix multiplication does at least 50% of the operations, whatever %1 may be; it dominates.</source>
        <translation>%1 がいくつでも、最大の行列乗算が演算の少なくとも 50% を占め、支配的です。</translation>
    </message>
    <message>
        <source>The %1 largest matrix multiplications, which branch from one input, do at least 50% of the operations, whatever %2 may be; they dominate.</source>
        <translation>%2 がいくつでも、1 つの入力から分かれる最大の行列乗算 %1 個が演算の少なくとも 50% を占め、支配的です。</translation>
    </message>
    <message>
        <source>No matrix multiplication does 50% of the operations, whatever %1 may be; at least 50% is required.</source>
        <translation>%1 がいくつでも、演算の 50% を占める行列乗算はありません。少なくとも 50% が必要です。</translation>
    </message>
    <message>
        <source>Whether a matrix multiplication does 50% of the operations depends on %1.</source>
        <translation>行列乗算が演算の 50% を占めるかどうかは %1 によります。</translation>
    </message>
    <message>
        <source>%1 makes no sections: in this model it matches at %2, but a path leaves what it takes and re-enters. Let it take the operators on that path too.</source>
        <translation>%1 はセクションを作りません。このモデルでは %2 で一致しますが、取る範囲の外へ出て戻る経路があります。その経路上の演算子も取るようにしてください。</translation>
    </message>
    <message>
        <source>Take %1 on the path from %2 to %3 too</source>
        <translation>%2 から %3 への経路上の %1 も取る</translation>
    </message>
    <message>
        <source>The operator is not in the catalogue.</source>
        <translation>この演算子はカタログにありません。</translation>
    </message>
    <message>
        <source>The catalogue has no formula for it.</source>
        <translation>カタログにこの演算子の式がありません。</translation>
    </message>
    <message>
        <source>Its body is not in the file.</source>
        <translation>その本体がファイルにありません。</translation>
    </message>
    <message>
        <source>An extent has no number yet.</source>
        <translation>まだ数値のない次元があります。</translation>
    </message>
    <message>
        <source>The data decides how many there are.</source>
        <translation>その数はデータで決まります。</translation>
    </message>
    <message>
        <source>A shape, or what an operand stands for, is not known.</source>
        <translation>形状、またはオペランドの意味が不明です。</translation>
    </message>
    <message>
        <source>Two operators in a row.</source>
        <translation>連続する 2 つの演算子。</translation>
    </message>
    <message>
        <source>This is a model (%1). Rules are expected here; name a file of rules.</source>
        <translation>これはモデル (%1) です。ここではルールが必要です。ルールのファイルを指定してください。</translation>
    </message>
    <message>
        <source>These are rules (%1). A model is expected here; name a model file.</source>
        <translation>これはルール (%1) です。ここではモデルが必要です。モデルのファイルを指定してください。</translation>
    </message>
    <message>
        <source>Let entry %1 be operator %2 too</source>
        <translation>エントリ %1 を演算子 %2 にも一致させる</translation>
    </message>
    <message>
        <source>Keep only the attributes that %1 has</source>
        <translation>%1 が持つ属性だけを残す</translation>
    </message>
    <message>
        <source>Allow any shape for %1</source>
        <translation>%1 の形状を問わない</translation>
    </message>
    <message>
        <source>Allow any element type for %1</source>
        <translation>%1 の要素型を問わない</translation>
    </message>
    <message>
        <source>Allow any type for %1</source>
        <translation>%1 の型を問わない</translation>
    </message>
    <message>
        <source>Allow any attributes for %1</source>
        <translation>%1 の属性を問わない</translation>
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
        <translation>1,641 個の演算子、51 個からなる同一のデコーダー層が 32、実際の形状。ルールはすべての層に適用されます</translation>
    </message>
    <message>
        <source>QNN rules: detector, fused</source>
        <translation>QNN: 検出器 (融合)</translation>
    </message>
    <message>
        <source>A detector of 95 operators in 8 bits; its rules change the graph, pass by pass, for Qualcomm&apos;s HTP</source>
        <translation>8 ビットの 95 演算子からなる検出器。ルールは Qualcomm の HTP 向けにパスごとにグラフを変更します</translation>
    </message>
    <message>
        <source>QNN rules: upscaler, in tiles</source>
        <translation>QNN: 超解像 (タイル分割)</translation>
    </message>
    <message>
        <source>23 operators on large pictures; its rules cut what is too large into rows and channels</source>
        <translation>大きな画像を扱う 23 個の演算子。ルールは大きすぎるものを行とチャネルに分割します</translation>
    </message>
    <message>
        <source>QNN rules: speech, in 16 bits</source>
        <translation>QNN: 音声 (16 ビット)</translation>
    </message>
    <message>
        <source>Keyword spotting, 59 float operators; its rules compute products in 16 bits and remove redundant casts</source>
        <translation>キーワード検出、浮動小数点の演算子 59 個。ルールは積を 16 ビットで計算し、不要なキャストを取り除きます</translation>
    </message>
    <message>
        <source>Tenstorrent: Llama, two layers</source>
        <translation>Tenstorrent: Llama (2 層)</translation>
    </message>
    <message>
        <source>127 operators as TT-XLA captures them; providers fuse norms, attention and SwiGLU, composites wrap them</source>
        <translation>TT-XLA がキャプチャした 127 個の演算子。プロバイダーが正規化、アテンション、SwiGLU を融合し、コンポジットが包みます</translation>
    </message>
    <message>
        <source>TVM: vision with attention</source>
        <translation>TVM: アテンションを使う画像認識</translation>
    </message>
    <message>
        <source>126 operators in a Relax module; patterns of a backend take 75, their checks refuse what is not aligned</source>
        <translation>Relax モジュールの 126 個の演算子。バックエンドのパターンが 75 個を受け取り、整列していないものはチェックで拒否されます</translation>
    </message>
    <message>
        <source>Mixtral (mixture of experts)</source>
        <translation>Mixtral (混合エキスパート)</translation>
    </message>
    <message>
        <source>560 operators, 4 layers with grouped-query attention and 8 SwiGLU experts each, top 2 by scatter</source>
        <translation>560 個の演算子。グループ化クエリアテンションと 8 個の SwiGLU エキスパートを持つ 4 層、上位 2 個を scatter で選択</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>413 operators, 12 layers; LayerNormalization whole, tanh GELU in parts, q/k/v from one Split</source>
        <translation>413 個の演算子、12 層。LayerNormalization は 1 個、tanh GELU は分解済み、q/k/v は 1 つの Split から</translation>
    </message>
    <message>
        <source>BERT base</source>
        <translation>BERT base</translation>
    </message>
    <message>
        <source>421 operators, 12 encoder layers; LayerNormalization whole, erf GELU in parts, biases as Add</source>
        <translation>421 個の演算子、12 のエンコーダー層。LayerNormalization は 1 個、erf GELU は分解済み、バイアスは Add</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>175 operators: 53 Conv, each with its BatchNormalization, 49 Relu, 16 residual Add</source>
        <translation>175 個の演算子: それぞれ BatchNormalization を伴う Conv が 53、Relu が 49、残差の Add が 16</translation>
    </message>
    <message>
        <source>Stable Diffusion U-Net</source>
        <translation>Stable Diffusion U-Net</translation>
    </message>
    <message>
        <source>1,920 operators: 98 Conv, 32 attentions (self and cross), SiLU and norms in parts, skip Concat</source>
        <translation>1,920 個の演算子: Conv が 98、アテンションが 32 (セルフとクロス)、分解済みの SiLU と正規化、スキップの Concat</translation>
    </message>
</context>
<context>
    <name>fusewright::AboutDialog</name>
    <message>
        <source>About Fusewright</source>
        <translation>Fusewright について</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.

Fusewright is free software under the Apache License 2.0. It is built with Qt %1 (LGPL 3).</source>
        <translation>演算子融合のルールを書き、モデルグラフ内で何に一致するかを確認できます。

Fusewright は、Apache License 2.0 に基づくフリーソフトウェアです。Qt %1 (LGPL 3) を使用しています。</translation>
    </message>
</context>
<context>
    <name>fusewright::AccountDialog</name>
    <message numerus="yes">
        <source>%Ln more; Copy gives all of them</source>
        <translation>
            <numerusform>他 %Ln 件。「コピー」ですべて取り出せます</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost breakdown of a section</source>
        <translation>セクションの内訳</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>すべてをテキストで</translation>
    </message>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>量</translation>
    </message>
    <message>
        <source>How</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>How the costs add up</source>
        <translation>コストの求め方</translation>
    </message>
    <message>
        <source>Section %1: %2. Every number with the formula and the source that it comes from; a click on an operator shows it in the graph.</source>
        <translation>セクション %1: %2。すべての数値に式と出典があります。演算子をクリックするとグラフで示します。</translation>
    </message>
    <message>
        <source>Time at least on %1</source>
        <translation>%1 での最短時間</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>チップ上</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算量</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>選択した行について</translation>
    </message>
    <message>
        <source>Choose a row to read all of it.</source>
        <translation>行を選ぶと全文を表示します。</translation>
    </message>
    <message>
        <source>Bytes moved, each value once</source>
        <translation>転送バイト数 (各値 1 回)</translation>
    </message>
</context>
<context>
    <name>fusewright::BindingModel</name>
    <message>
        <source>absent</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>探索中</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Bound to</source>
        <translation>バインド先</translation>
    </message>
</context>
<context>
    <name>fusewright::BreadcrumbBar</name>
    <message>
        <source>Path to the current graph</source>
        <translation>現在のグラフまでのパス</translation>
    </message>
    <message>
        <source>Main graph</source>
        <translation>メイングラフ</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>%1 に戻る</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>関数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s) in this file</source>
        <translation>
            <numerusform>このファイルの %Ln 個の関数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::BytesChart</name>
    <message>
        <source>Boundary bytes</source>
        <translation>境界バイト数</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasMenu</name>
    <message>
        <source>&amp;Copy name</source>
        <translation>名前をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy %1 names</source>
        <translation>%1 個の名前をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Show in the &amp;list</source>
        <translation>一覧で表示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to its producer</source>
        <translation>これを生成する演算子へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>%1 に入る</translation>
    </message>
    <message>
        <source>&amp;Open %1</source>
        <translation>%1 を展開(&amp;O)</translation>
    </message>
    <message>
        <source>Cl&amp;ose %1</source>
        <translation>%1 を折りたたむ(&amp;O)</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1 を選択</translation>
    </message>
    <message>
        <source>&amp;Go to the rule %1</source>
        <translation>ルール %1 へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Select the &amp;section</source>
        <translation>セクションを選択(&amp;S)</translation>
    </message>
    <message>
        <source>Select &amp;all %1</source>
        <translation>すべての %1 を選択(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;through %1 here</source>
        <translation>この位置で %1 をステップ実行(&amp;T)</translation>
    </message>
</context>
<context>
    <name>fusewright::CanvasPage</name>
    <message>
        <source>Drawing the graph…</source>
        <translation>グラフを描画中…</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Drop a model here, or open one with Ctrl+O, to see what the rules match in it.</source>
        <translation>モデルをここにドロップするか Ctrl+O で開くと、ルールが何に一致するかを確認できます。</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>演算子なし</translation>
    </message>
    <message>
        <source>This graph is empty.</source>
        <translation>このグラフは空です。</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1 (逆伝播)</translation>
    </message>
    <message>
        <source>Nothing repeats in this picture</source>
        <translation>この図に繰り返しはありません</translation>
    </message>
    <message>
        <source>This model has no modules</source>
        <translation>このモデルにはモジュールがありません</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeLegend</name>
    <message>
        <source>several become one</source>
        <translation>複数が 1 つに</translation>
    </message>
    <message>
        <source>one becomes several</source>
        <translation>1 つが複数に</translation>
    </message>
    <message>
        <source>partly overlap</source>
        <translation>部分的に重なる</translation>
    </message>
    <message>
        <source>same on both sides</source>
        <translation>両側で同じ</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeModel</name>
    <message numerus="yes">
        <source>%1, %n variant(s)</source>
        <translation>
            <numerusform>%1、%n 種類</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Rules or operators</source>
        <translation>ルールまたは演算子</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>How sections change, most operators moved first</source>
        <translation>セクションの変化 (移動する演算子が多い順)</translation>
    </message>
    <message>
        <source>The rules that made the sections, or the operators in them</source>
        <translation>セクションを作成したルール、またはセクション内の演算子</translation>
    </message>
    <message>
        <source>Number of similar changes</source>
        <translation>類似した変化の件数</translation>
    </message>
    <message>
        <source>Operators per change</source>
        <translation>変化 1 件あたりの演算子数</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangedFileDialog</name>
    <message numerus="yes">
        <source>… %Ln identical lines</source>
        <translation>
            <numerusform>… 同一の %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>異なる行</translation>
    </message>
    <message>
        <source>%1 changed on disk</source>
        <translation>%1 がディスク上で変更されました</translation>
    </message>
    <message>
        <source>Another program changed this file after you opened it. Saving now would overwrite its changes.</source>
        <translation>開いた後に、別のプログラムがこのファイルを変更しました。今保存すると、その変更が上書きされます。</translation>
    </message>
    <message>
        <source>− only in the file   + only here</source>
        <translation>− ファイルのみ   + ここのみ</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>ファイルを置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Use the file&apos;s text</source>
        <translation>ファイルのテキストを使用(&amp;U)</translation>
    </message>
</context>
<context>
    <name>fusewright::CommandActions</name>
    <message>
        <source>%1 (%2 in %3)</source>
        <extracomment>What a button does, its keys, where these work: Fit the graph (F in the graph)</extracomment>
        <translation>%1 (%3で %2)</translation>
    </message>
</context>
<context>
    <name>fusewright::CommandPalette</name>
    <message>
        <source>Search commands</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>該当する項目はありません。</translation>
    </message>
    <message>
        <source>@ for rules, # for operators</source>
        <translation>@ でルール、# で演算子</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareDialog</name>
    <message>
        <source>Compare rules files</source>
        <translation>ルールファイルの比較</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>with</source>
        <translation>と</translation>
    </message>
    <message>
        <source>Rules of both files</source>
        <translation>両方のファイルのルール</translation>
    </message>
    <message numerus="yes">
        <source>Both match the same operators at %Ln place(s).</source>
        <translation>
            <numerusform>%Ln か所で両方が同じ演算子に一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 matches at %2, only %3 at %4. Choose a rule to see those places.</source>
        <translation>%1 だけが一致する箇所は %2、%3 だけは %4。ルールを選ぶとその箇所を表示します。</translation>
    </message>
</context>
<context>
    <name>fusewright::CompareHead</name>
    <message>
        <source>Differences</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>One picture, with a strip for each side</source>
        <translation>1 画面 (比較対象ごとに帯を表示)</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>2 画面</translation>
    </message>
    <message>
        <source>Three pictures</source>
        <translation>3 画面</translation>
    </message>
    <message>
        <source>Fold repeats</source>
        <translation>繰り返しを折りたたむ</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePage</name>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>比較するものがありません</translation>
    </message>
    <message>
        <source>Open a model to see its sections in o0, o1 and o3 side by side, and what differs.</source>
        <translation>モデルを開くと、o0、o1、o3 のセクションを並べて表示し、違いを確認できます。</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>別のルールと比較</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparePane</name>
    <message>
        <source>What this side shows</source>
        <translation>この画面の表示内容</translation>
    </message>
    <message>
        <source>o0 · every operator alone</source>
        <translation>o0 · 演算子ごとに単独</translation>
    </message>
    <message>
        <source>o1 · by rules</source>
        <translation>o1 · ルールによる融合</translation>
    </message>
    <message>
        <source>o3 · automatic</source>
        <translation>o3 · 自動融合</translation>
    </message>
    <message>
        <source>o1 · before the last edit</source>
        <translation>o1 · 最後の編集前</translation>
    </message>
    <message>
        <source>No edits yet</source>
        <translation>編集はまだありません</translation>
    </message>
    <message>
        <source>o1 · by %1</source>
        <translation>o1 · %1 による融合</translation>
    </message>
    <message>
        <source>Another rules file…</source>
        <translation>別のルールファイル…</translation>
    </message>
    <message>
        <source>Strips, from the left: %1. Backgrounds and colours: %2 against %3.</source>
        <translation>帯 (左から): %1。背景と色: %2 と %3 の比較。</translation>
    </message>
    <message>
        <source>%1 cannot be read; showing o1</source>
        <translation>%1 を読み取れないため、o1 を表示しています</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 個のセクション</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · against %2</source>
        <translation>%1 · %2 と比較</translation>
    </message>
    <message>
        <source>o1+o3 · rules, then automatic</source>
        <translation>o1+o3 · ルール、次に自動</translation>
    </message>
</context>
<context>
    <name>fusewright::ComparisonModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>In part</source>
        <translation>一部</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>ここだけ</translation>
    </message>
    <message>
        <source>In the other file</source>
        <translation>もう一方のファイル</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionList</name>
    <message>
        <source>%1, %2 in the model</source>
        <translation>%1、モデルに %2 個</translation>
    </message>
</context>
<context>
    <name>fusewright::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>補完候補</translation>
    </message>
</context>
<context>
    <name>fusewright::ConditionModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Places where the pattern matches and the condition is true</source>
        <translation>パターンが一致し、条件が成り立つ箇所</translation>
    </message>
</context>
<context>
    <name>fusewright::CostLinks</name>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
</context>
<context>
    <name>fusewright::CostModel</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Click to see the largest section</source>
        <translation>クリックで最大のセクションを表示</translation>
    </message>
    <message>
        <source>How the graph is cut into sections</source>
        <translation>グラフをセクションに分割する方法</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Number of sections</source>
        <translation>セクション数</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <source>Number of distinct sections; each is compiled once</source>
        <translation>異なるセクションの数 (それぞれ 1 回だけコンパイル)</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Operators in the largest section</source>
        <translation>最大のセクションの演算子数</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>カバー済み</translation>
    </message>
    <message>
        <source>Operators fused by a rule or, in o3, automatically</source>
        <translation>ルールで (o3 では自動で) 融合された演算子</translation>
    </message>
    <message>
        <source>GEMMs each</source>
        <translation>平均 GEMM 数</translation>
    </message>
    <message>
        <source>Average matrix multiplications per section</source>
        <translation>セクション 1 個あたりの平均行列乗算数</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Bytes that cross section boundaries</source>
        <translation>セクションの境界を越えるバイト数</translation>
    </message>
    <message>
        <source>Vs. o0</source>
        <translation>o0 比</translation>
    </message>
    <message>
        <source>Boundary bytes relative to o0 (no fusion)</source>
        <translation>境界バイト数の o0 (融合なし) に対する比</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>分割方法</translation>
    </message>
    <message>
        <source>Time that all sections take at least on %1, one after another</source>
        <translation>%1 ですべてのセクションを順に実行したときの最短時間</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Time at least, relative to o0 (no fusion)</source>
        <translation>o0 (融合なし) に対する最短時間の比</translation>
    </message>
    <message>
        <source>Time vs. o0</source>
        <translation>o0 比 (時間)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Unknown, as the size of %1 is: %2</source>
        <translation>%1 のサイズが不明なため不明です: %2</translation>
    </message>
</context>
<context>
    <name>fusewright::CostTable</name>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
</context>
<context>
    <name>fusewright::CostsPanel</name>
    <message>
        <source>Costs on a machine</source>
        <translation>マシンでのコスト</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>batch=8, seq=128</source>
        <translation>batch=8, seq=128</translation>
    </message>
    <message>
        <source>Numbers for symbolic extents</source>
        <translation>シンボル次元の数値</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>ピーク比</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>バイトあたり</translation>
    </message>
    <message>
        <source>On the chip</source>
        <translation>チップ上</translation>
    </message>
    <message>
        <source>Sections and figures of the machine</source>
        <translation>セクションとマシンの数値</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>選択した行について</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>マシン(&amp;M)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Numbers for extents of the model: %1</source>
        <translation>モデルの次元の数値: %1</translation>
    </message>
    <message>
        <source>No machine</source>
        <translation>マシンなし</translation>
    </message>
    <message>
        <source>Choose a machine above to see what the sections cost on it at least, what they wait for, and whether they fit on the chip.</source>
        <translation>上でマシンを選ぶと、セクションの最短時間、何を待つか、チップに収まるかが表示されます。</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Open a model to see what its sections cost.</source>
        <translation>モデルを開くと、セクションのコストが表示されます。</translation>
    </message>
    <message>
        <source>No extent of the model is called &quot;%1&quot;. There are: %2.</source>
        <translation>モデルに &quot;%1&quot; という次元はありません。あるのは %2 です。</translation>
    </message>
    <message>
        <source>Write numbers from 1 to 1,000,000,000, as in &quot;batch=8, seq=128&quot;.</source>
        <translation>&quot;batch=8, seq=128&quot; のように、1 から 1,000,000,000 までの数を入力してください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>&quot;%1&quot; が 2 回あります。</translation>
    </message>
    <message>
        <source>Breakdown…</source>
        <translation>内訳…</translation>
    </message>
    <message>
        <source>Every operator, value and figure that the numbers come from, with its source (Enter)</source>
        <translation>数値の元になる演算子、値、マシンの数値と出典 (Enter)</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::CountBadges</name>
    <message>
        <source>Makes %1 sections. On its own, matches at %2 of %3 places.</source>
        <translation>%1 個のセクションを作成します。単独では %3 か所中 %2 か所で一致します。</translation>
    </message>
    <message>
        <source>From the last valid version.</source>
        <translation>最後の有効なバージョンの値です。</translation>
    </message>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>%2 か所中 %1 か所で演算子に一致</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Met: expected %1, found %2</source>
        <translation>成立: 期待値は %1、実際は %2</translation>
    </message>
    <message>
        <source>Not met: expected %1, found %2</source>
        <translation>不成立: 期待値は %1、実際は %2</translation>
    </message>
    <message>
        <source>%1 found, %2 not used outside, %3 without a cycle, %4 not overlapping, %5 accepted.</source>
        <translation>%1 件見つかり、%2 件は外部で未使用、%3 件は循環なし、%4 件は重複なし、%5 件が受理されました。</translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>停止します: %1</translation>
    </message>
    <message>
        <source>Rewrites %1 of %2 matches.</source>
        <translation>%2 件中 %1 件の一致を書き換えます。</translation>
    </message>
</context>
<context>
    <name>fusewright::DiffPanel</name>
    <message>
        <source>Differences</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Show or hide these changes</source>
        <translation>この種類の変化の表示/非表示</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>比較するものがありません</translation>
    </message>
    <message>
        <source>Open a model, and choose two sides that differ.</source>
        <translation>モデルを開き、異なる 2 つの比較対象を選択してください。</translation>
    </message>
    <message>
        <source>No changes of these kinds</source>
        <translation>この種類の変化はありません</translation>
    </message>
    <message>
        <source>Other kinds of changes are hidden above.</source>
        <translation>他の種類の変化は上で非表示になっています。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (%2; %3 within this kind)</source>
        <extracomment>Next kind of change (F6; Ctrl+F6 for the next of this kind)</extracomment>
        <translation>%1 (%2、この種類内では %3)</translation>
    </message>
    <message>
        <source>Previous kind of change</source>
        <translation>前の種類の変化</translation>
    </message>
    <message>
        <source>Next kind of change</source>
        <translation>次の種類の変化</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftPage</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 (not met)</source>
        <translation>%1 (不成立)</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln operator(s) that connect them</source>
        <translation>
            <numerusform>間をつなぐ %Ln 個の演算子を追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %Ln missing operator(s)</source>
        <translation>
            <numerusform>不足している %Ln 個の演算子を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect them as context</source>
        <translation>コンテキストとしてつなぐ</translation>
    </message>
    <message>
        <source>Insert the rule</source>
        <translation>ルールを挿入</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>The rule as text</source>
        <translation>ルールのテキスト</translation>
    </message>
    <message>
        <source>Back to the suggestions</source>
        <translation>提案に戻る</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>新規ルール</translation>
    </message>
    <message>
        <source>Name of the rule</source>
        <translation>ルール名</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>ヒューリスティック</translation>
    </message>
    <message>
        <source>Suggested value: above the rules it competes with</source>
        <translation>提案値: 競合するルールより高い値</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The operators between them must match but stay outside the section</source>
        <translation>間にある演算子は一致する必要がありますが、セクションには含まれません</translation>
    </message>
    <message>
        <source>Adds the rule at the end of the text; Undo reverts it</source>
        <translation>ルールをテキストの末尾に追加します (「元に戻す」で取り消し可)</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>ルールの効果</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Rules run stage by stage, in this order</source>
        <translation>ルールはこの順に段階ごとに実行されます</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>New operator</source>
        <translation>新しい演算子</translation>
    </message>
    <message>
        <source>Name of the new operator</source>
        <translation>新しい演算子の名前</translation>
    </message>
    <message>
        <source>Suggested value: not above the rules it competes with</source>
        <translation>提案値: 競合するルールを超えない値</translation>
    </message>
</context>
<context>
    <name>fusewright::DraftWords</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 個のセクション</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves %1; the bytes saved are unknown.</source>
        <translation>%1を削減します。削減されるバイト数は不明です。</translation>
    </message>
    <message>
        <source>Saves %1 and %2 across boundaries.</source>
        <translation>%1と、境界を越える %2 を削減します。</translation>
    </message>
    <message>
        <source>No operators are selected.</source>
        <translation>演算子が選択されていません。</translation>
    </message>
    <message numerus="yes">
        <source>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</source>
        <translation>
            <numerusform>演算子が %Ln 個の部分に分かれていますが、パターンはつながっている必要があります。各演算子は、別の演算子に値を渡すか、別の演算子から値を受け取らなければなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule with this name already exists.</source>
        <translation>この名前のルールはすでにあります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln か所</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2.</source>
        <translation>%1で一致し、%2を作成します。</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Add context entries to tell them apart.</source>
        <translation>この箇所では、ルールはグラフ内で先に現れる別の演算子を取ります。コンテキストのエントリを追加すると区別できます。</translation>
    </message>
    <message>
        <source>At another place the rule takes some of these operators first. Add context entries to tell the places apart.</source>
        <translation>別の箇所で、ルールがこれらの演算子の一部を先に取ります。コンテキストのエントリを追加して箇所を区別してください。</translation>
    </message>
    <message>
        <source>The rule %1 takes some of the operators. Raise the priority to get them.</source>
        <translation>一部の演算子はルール %1 が取ります。優先度を上げると取得できます。</translation>
    </message>
    <message>
        <source>Not convex: a path leaves the operators and re-enters them.</source>
        <translation>凸ではありません: 演算子の外に出て再び戻る経路があります。</translation>
    </message>
    <message>
        <source>A path leaves the operators and re-enters them through another section: a cycle.</source>
        <translation>演算子の外に出て、別のセクションを経由して再び戻る経路があるため、循環になります。</translation>
    </message>
    <message>
        <source>The search at this place was abandoned: the pattern is too general.</source>
        <translation>この箇所での探索を打ち切りました。パターンが一般的すぎます。</translation>
    </message>
    <message>
        <source>%1 makes %2 instead of %3.</source>
        <translation>%1 が作成するのは %3 個ではなく %2です。</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Select more operators to tell them apart.</source>
        <translation>この箇所では、ルールはグラフ内で先に現れる別の演算子を取ります。選択する演算子を増やすと区別できます。</translation>
    </message>
    <message>
        <source>The rule %1 is tried first and takes some of the operators.</source>
        <translation>ルール %1 が先に試され、一部の演算子を取ります。</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>この箇所の一致は拒否されます: %1。</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>この箇所の一致は条件付きです: %1。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Matches at %1 and makes %2: of places that overlap, one counts.</source>
        <translation>%1で一致し、%2を作成します。重なる箇所は 1 つとして数えます。</translation>
    </message>
</context>
<context>
    <name>fusewright::DropHint</name>
    <message>
        <source>Drop to open</source>
        <translation>ドロップして開く</translation>
    </message>
</context>
<context>
    <name>fusewright::EditorGutter</name>
    <message>
        <source>Line numbers, problems and counts</source>
        <translation>行番号、問題、件数</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are folded</source>
        <translation>
            <numerusform>%n 行を折りたたみ中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::EditorTabs</name>
    <message>
        <source>New rules in a new tab</source>
        <translation>新しいタブに新規ルール</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryForm</name>
    <message>
        <source>Part of the section</source>
        <translation>セクションに含める</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>Also allow, from other repeats:</source>
        <translation>他の繰り返しにある次の演算子も許可:</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Entry name</source>
        <translation>エントリ名</translation>
    </message>
    <message>
        <source>Otherwise it is context: it must match, but stays outside the section, and another section may own it (included: false)</source>
        <translation>オフの場合はコンテキストになります。一致は必要ですがセクションには含まれず、別のセクションに属していてもかまいません (included: false)</translation>
    </message>
    <message>
        <source>Otherwise the rule also matches without it (required: false)</source>
        <translation>オフの場合は、これがなくてもルールは一致します (required: false)</translation>
    </message>
    <message>
        <source>The rule does not mention this operator</source>
        <translation>ルールにこの演算子を含めません</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryModel</name>
    <message>
        <source>optional</source>
        <translation>省略可</translation>
    </message>
    <message>
        <source>optional context</source>
        <translation>省略可のコンテキスト</translation>
    </message>
    <message>
        <source>context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
</context>
<context>
    <name>fusewright::EntryNames</name>
    <message>
        <source>Enter a name</source>
        <translation>名前を入力してください</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>名前が使用済みか、テキストを構文解析できません</translation>
    </message>
    <message>
        <source>No name at the caret</source>
        <translation>カーソル位置に名前がありません</translation>
    </message>
    <message>
        <source>Rename all uses</source>
        <translation>すべての箇所で名前を変更</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き出し中…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>ファイルの種類</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportLinks</name>
    <message>
        <source>%1, about %2</source>
        <translation>%1、約 %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>%1 × %2 units</source>
        <translation>%1 × %2 単位</translation>
    </message>
    <message>
        <source>Shown as on paper. In a browser, lists fold and pictures can be enlarged.</source>
        <translation>紙面と同じ表示です。ブラウザーでは一覧を折りたたみ、画像を拡大できます。</translation>
    </message>
    <message>
        <source>The rules are not saved; the report says so. </source>
        <translation>ルールは保存されていません。レポートにもその旨が記載されます。 </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 を書き出せませんでした: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 を書き出しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files are written.</source>
        <translation>
            <numerusform>%1 と他 %n 個のファイルを書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Graph that Fusewright opens again</source>
        <translation>Fusewright で再び開けるグラフ</translation>
    </message>
    <message>
        <source>a graph file ends in .json, .me.json or .dot</source>
        <translation>グラフファイルの末尾は .json、.me.json、.dot のいずれかです</translation>
    </message>
    <message>
        <source>No program could be started for %1.</source>
        <translation>%1 を開くプログラムを起動できませんでした。</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportOptions</name>
    <message>
        <source>Parts</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Pictures of</source>
        <translation>画像の対象</translation>
    </message>
    <message>
        <source>o0, without fusion</source>
        <translation>o0 (融合なし)</translation>
    </message>
    <message>
        <source>o1, by rules</source>
        <translation>o1 (ルールによる融合)</translation>
    </message>
    <message>
        <source>o3, automatic</source>
        <translation>o3 (自動融合)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Reader&apos;s system theme</source>
        <translation>閲覧者のシステムのテーマ</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>表示中の範囲</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>画面と同じ</translation>
    </message>
    <message>
        <source>Sections of</source>
        <translation>セクションの対象</translation>
    </message>
    <message>
        <source>Sections only, without their operators</source>
        <translation>セクションのみ (演算子なし)</translation>
    </message>
    <message>
        <source>Formatted; comments stay</source>
        <translation>整形する (コメントは保持)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light, like paper</source>
        <translation>ライト (紙と同じ)</translation>
    </message>
    <message>
        <source>Legend below the picture</source>
        <translation>画像の下に凡例</translation>
    </message>
    <message>
        <source>Fit in one file</source>
        <translation>1 つのファイルに収める</translation>
    </message>
</context>
<context>
    <name>fusewright::ExportPreview</name>
    <message>
        <source>Beginning of the file</source>
        <translation>ファイルの先頭</translation>
    </message>
    <message>
        <source>Pages of the file</source>
        <translation>ファイルのページ</translation>
    </message>
</context>
<context>
    <name>fusewright::FactsGrid</name>
    <message numerus="yes">
        <source>operators</source>
        <translation>
            <numerusform>演算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <translation>
            <numerusform>辺</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inputs</source>
        <translation>
            <numerusform>入力</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outputs</source>
        <translation>
            <numerusform>出力</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parameters</source>
        <translation>
            <numerusform>パラメーター</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>modules</source>
        <translation>
            <numerusform>モジュール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nested</source>
        <translation>
            <numerusform>ネスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unknown</source>
        <translation>
            <numerusform>不明</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphs inside operators such as If and Loop</source>
        <translation>If や Loop などの演算子の内部にあるグラフ</translation>
    </message>
    <message>
        <source>Operators that the catalogue does not know</source>
        <translation>カタログにない演算子</translation>
    </message>
    <message numerus="yes">
        <source>The file lists %n of them as inputs; their names and uses show that they are weights</source>
        <translation>
            <numerusform>このうち %n 個はファイルでは入力ですが、名前と使われ方から重みと分かります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FailurePage</name>
    <message>
        <source>Check whether the file was moved or renamed.</source>
        <translation>ファイルが移動または名前変更されていないか確認してください。</translation>
    </message>
    <message>
        <source>This file could not be opened</source>
        <translation>ファイルを開けませんでした</translation>
    </message>
    <message>
        <source>Open another model…</source>
        <translation>別のモデルを開く…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>開始画面に戻る</translation>
    </message>
    <message>
        <source>The file is not a model.</source>
        <translation>このファイルはモデルではありません。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1 行目、%2 列目: %3</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions.</source>
        <translation>ファイルのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>Files are recognized by their content, not their extension. Rules (YAML, C++ or Python) can be opened, too.</source>
        <translation>ファイルは拡張子ではなく内容で判別されます。ルール (YAML、C++、Python) も開けます。</translation>
    </message>
</context>
<context>
    <name>fusewright::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n 件を置換しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Only in the selection</source>
        <translation>選択範囲のみ</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>前へ (Shift+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>次へ (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後の文字列</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace and go to the next (Enter)</source>
        <translation>置換して次へ (Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Replace all (Ctrl+Alt+Enter)</source>
        <translation>すべて置換 (Ctrl+Alt+Enter)</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FoldPage</name>
    <message>
        <source>Fold %1: %2 identical sections</source>
        <translation>フォールド %1: %2 個の同一セクション</translation>
    </message>
    <message>
        <source>Show all their operators</source>
        <translation>すべての演算子を表示</translation>
    </message>
    <message>
        <source>Each section</source>
        <translation>各セクション</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Sections (%1)</source>
        <translation>セクション (%1)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelModel</name>
    <message>
        <source>%1 of %2 places</source>
        <translation>%2 か所中 %1 か所</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>一致する演算子</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>all entries</source>
        <translation>すべてのエントリ</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>%1 のすべて</translation>
    </message>
    <message>
        <source>became sections</source>
        <translation>セクションになった一致</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>省略可</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>context</source>
        <translation>コンテキスト</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelTable</name>
    <message>
        <source>How far the rule gets</source>
        <translation>ルールの到達状況</translation>
    </message>
    <message>
        <source>Select a rule to see how far it gets</source>
        <translation>ルールを選択すると到達状況を表示します</translation>
    </message>
    <message>
        <source>How far %1 gets</source>
        <translation>%1 の到達状況</translation>
    </message>
</context>
<context>
    <name>fusewright::FusionPart</name>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %Ln operator(s)</source>
        <translation>
            <numerusform>%1 (%Ln 個の演算子)</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule takes this operator: it runs alone.</source>
        <translation>この演算子を取るルールがないため、単独で実行されます。</translation>
    </message>
    <message>
        <source> last valid version</source>
        <translation> 最後の有効なバージョン</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>entries and operators</source>
        <translation>エントリと演算子</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>met</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>ヒューリスティック</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMM</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算量</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>読み取りバイト数</translation>
    </message>
    <message>
        <source>Bytes written</source>
        <translation>書き込みバイト数</translation>
    </message>
    <message>
        <source>Bytes kept</source>
        <translation>保持バイト数</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>バイトあたりの演算量</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>セクション %1</translation>
    </message>
    <message>
        <source>%1 identical sections</source>
        <translation>%1 個の同一セクション</translation>
    </message>
    <message>
        <source>Section in %1</source>
        <translation>%1 のセクション</translation>
    </message>
    <message>
        <source>Section by rules (o1)</source>
        <translation>ルールによるセクション (o1)</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryDialog</name>
    <message>
        <source>&amp;Insert</source>
        <translation>挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Gallery of fusions</source>
        <translation>融合ギャラリー</translation>
    </message>
    <message>
        <source>Fusions</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>書き方</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Rules to insert</source>
        <translation>挿入するルール</translation>
    </message>
    <message>
        <source>S&amp;pelling</source>
        <translation>書き方(&amp;P)</translation>
    </message>
    <message>
        <source>Inserts into %1 (%2).</source>
        <translation>%1 に挿入されます (%2)。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No rules can be written in %1.</source>
        <translation>%1 ではルールを書けません。</translation>
    </message>
    <message>
        <source>Nothing can be added while %1 has errors. Fix them first.</source>
        <translation>%1 にエラーがある間は追加できません。先に修正してください。</translation>
    </message>
</context>
<context>
    <name>fusewright::GalleryModel</name>
    <message numerus="yes">
        <source>%Ln in this model</source>
        <translation>
            <numerusform>このモデルに %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>fusewright::GeneralPage</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Colour-blind palette</source>
        <translation>色覚に配慮した配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: nothing slides or fades</source>
        <translation>動きを減らす (スライドやフェードなし)(&amp;R)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>ルールエディター</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>テーマ(&amp;T):</translation>
    </message>
    <message>
        <source>Scrolls; with Ctrl it zooms</source>
        <translation>スクロール (Ctrl で拡大縮小)</translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation>拡大縮小 (Ctrl でスクロール)</translation>
    </message>
    <message>
        <source>&amp;Wheel:</source>
        <translation>ホイール(&amp;W):</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Font size:</source>
        <translation>フォントサイズ(&amp;F):</translation>
    </message>
    <message>
        <source>Ta&amp;b width:</source>
        <translation>タブ幅(&amp;B):</translation>
    </message>
    <message>
        <source>Folders, separated by %1</source>
        <translation>フォルダー (%1 区切り)</translation>
    </message>
    <message>
        <source>Files that rules include are looked for beside them, then here.</source>
        <translation>ルールが取り込むファイルは、まずルールと同じフォルダー、次にここで探されます。</translation>
    </message>
    <message>
        <source>&amp;Include folders:</source>
        <translation>インクルードフォルダー(&amp;I):</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphCanvas</name>
    <message>
        <source>Graph, at %1 %2</source>
        <translation>グラフ、現在位置: %1 %2</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphPage</name>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Select an operator to see its details.</source>
        <translation>演算子を選択すると詳細が表示されます。</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>入力 (%1)</translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
        <translation>外側のグラフから</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>出力 (%1)</translation>
    </message>
    <message>
        <source>produced by %1</source>
        <translation>%1 が生成</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>ネストしたグラフ (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>ファイルについて</translation>
    </message>
</context>
<context>
    <name>fusewright::GraphSearchBar</name>
    <message>
        <source>Search operators</source>
        <translation>演算子を検索</translation>
    </message>
    <message>
        <source>Search: linear, op:softmax, 4096x11008 …</source>
        <translation>検索: linear, op:softmax, 4096x11008 …</translation>
    </message>
    <message>
        <source>Previous operator (Shift+Enter)</source>
        <translation>前の演算子 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next operator (Enter)</source>
        <translation>次の演算子 (Enter)</translation>
    </message>
    <message>
        <source>Select all results (Alt+Enter)</source>
        <translation>結果をすべて選択 (Alt+Enter)</translation>
    </message>
    <message>
        <source>Search syntax (Down)</source>
        <translation>検索構文 (↓)</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>検索を閉じる (Esc)</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>エラーへ移動</translation>
    </message>
    <message>
        <source>Go to the error in the query</source>
        <translation>クエリのエラーへ移動</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
    <message>
        <source>List the results (Alt+Down)</source>
        <translation>結果を一覧表示 (Alt+↓)</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpView</name>
    <message>
        <source>Help page</source>
        <translation>ヘルプページ</translation>
    </message>
</context>
<context>
    <name>fusewright::HelpWindow</name>
    <message>
        <source>Search in this page</source>
        <translation>このページ内を検索</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>前の結果</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>次の結果</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>このページにはありません</translation>
    </message>
    <message>
        <source>These pages are in English.</source>
        <translation>このヘルプは英語です。</translation>
    </message>
</context>
<context>
    <name>fusewright::HitList</name>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
</context>
<context>
    <name>fusewright::HoverTips</name>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>%2 か所中 %1 か所で演算子に一致</translation>
    </message>
    <message>
        <source>unknown, %1</source>
        <translation>不明、%1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1 での値</translation>
    </message>
</context>
<context>
    <name>fusewright::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>ページをコピー</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
</context>
<context>
    <name>fusewright::KeyEdit</name>
    <message>
        <source>Press new keys</source>
        <translation>新しいキーを押してください</translation>
    </message>
</context>
<context>
    <name>fusewright::LanguageChoice</name>
    <message>
        <source>Write the rules for</source>
        <translation>ルールの言語</translation>
    </message>
</context>
<context>
    <name>fusewright::LayoutSwitch</name>
    <message>
        <source>Channels last (NHWC), as QNN has them</source>
        <translation>チャネルを最後に (NHWC)、QNN と同じ</translation>
    </message>
    <message>
        <source>As the model has them</source>
        <translation>モデルのとおり</translation>
    </message>
    <message>
        <source>layout: NHWC</source>
        <translation>レイアウト: NHWC</translation>
    </message>
    <message>
        <source>layout: as in the model</source>
        <translation>レイアウト: モデルのとおり</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. The model has them so.</source>
        <translation>ルールからは、画像のチャネルが最後の軸に見えます。モデルがそうなっています。</translation>
    </message>
    <message>
        <source>Rules see images with their channels last. Click to choose.</source>
        <translation>ルールからは、画像のチャネルが最後の軸に見えます。クリックして選択します。</translation>
    </message>
    <message>
        <source>Rules see images as the model has them. Click to choose.</source>
        <translation>ルールからは、画像がモデルのとおりに見えます。クリックして選択します。</translation>
    </message>
    <message>
        <source>This model has no images whose channels are second. Click to choose.</source>
        <translation>このモデルには、チャネルが 2 番目の軸にある画像がありません。クリックして選択します。</translation>
    </message>
    <message>
        <source>Order of axes that rules see: %1</source>
        <translation>ルールから見える軸の順序: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendDelegate</name>
    <message>
        <source>Last valid version</source>
        <translation>最後の有効なバージョン</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendModel</name>
    <message>
        <source>Other modules</source>
        <translation>その他のモジュール</translation>
    </message>
    <message>
        <source>No rule</source>
        <translation>ルールなし</translation>
    </message>
    <message>
        <source>No heuristic</source>
        <translation>ヒューリスティックなし</translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation>カタログになし</translation>
    </message>
    <message>
        <source>No module</source>
        <translation>モジュールなし</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>融合なし</translation>
    </message>
    <message>
        <source>No operators</source>
        <translation>演算子なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln 個のセクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule has errors. Showing its last valid version.</source>
        <translation>ルールにエラーがあります。最後の有効なバージョンを表示しています。</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Unknown size</source>
        <translation>サイズ不明</translation>
    </message>
    <message>
        <source>%1, backward</source>
        <translation>%1 (逆伝播)</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation>色分け(&amp;B)</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>色分け</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>ヒューリスティック</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Identical sections share a colour</source>
        <translation>同一セクションは同じ色になります</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show all classes</source>
        <translation>すべての分類を表示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden</source>
        <translation>
            <numerusform>%Ln 件を非表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to see what its colours mean.</source>
        <translation>モデルを開くと色の意味が表示されます。</translation>
    </message>
    <message>
        <source>No rule names a heuristic.</source>
        <translation>ヒューリスティックを指定したルールがありません。</translation>
    </message>
    <message>
        <source>The model does not say which modules its operators come from.</source>
        <translation>モデルに演算子の所属モジュールの情報がありません。</translation>
    </message>
    <message>
        <source>None of these operators is in the catalogue.</source>
        <translation>これらの演算子はカタログにありません。</translation>
    </message>
    <message>
        <source>No operators are fused.</source>
        <translation>融合された演算子はありません。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Bytes that cross the boundary of an operator&apos;s section</source>
        <translation>演算子のセクションの境界を越えるバイト数</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Choose a machine in Costs to see what sections wait for on it.</source>
        <translation>「コスト」でマシンを選ぶと、セクションが何を待つかが表示されます。</translation>
    </message>
    <message>
        <source>No rule fuses anything here. Write one, choose o1, or colour by something else.</source>
        <translation>ここで融合を行うルールはありません。ルールを書くか、o1 を選ぶか、別の基準で色分けしてください。</translation>
    </message>
    <message>
        <source>No section has a known size. Where extents have names, Costs gives them numbers.</source>
        <translation>サイズが既知のセクションはありません。次元に名前がある場合は、「コスト」で数値を与えられます。</translation>
    </message>
</context>
<context>
    <name>fusewright::LegendView</name>
    <message>
        <source>Classes of operators</source>
        <translation>演算子の分類</translation>
    </message>
    <message>
        <source>Space hides a class, Enter shows only this one.</source>
        <translation>Space で分類を非表示、Enter でこの分類のみ表示します。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
</context>
<context>
    <name>fusewright::MainWindow</name>
    <message>
        <source>Models (%1)</source>
        <translation>モデル (%1)</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>問題を表示</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1 がディスク上で変更されました。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 を開けませんでした: %2</translation>
    </message>
    <message>
        <source>it is not a model</source>
        <translation>モデルではありません</translation>
    </message>
    <message>
        <source>Open models and rules</source>
        <translation>モデルとルールを開く</translation>
    </message>
    <message>
        <source>Models and rules (%1)</source>
        <translation>モデルとルール (%1)</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>画像をコピーしました。</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>貼り付けるテキストがありません。</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>A window holds one model. Not opened: %1</source>
        <translation>1 つのウィンドウで開けるモデルは 1 つです。開かなかったファイル: %1</translation>
    </message>
    <message>
        <source>%1 changed on disk and was read again. Undo restores the previous text.</source>
        <translation>%1 はディスク上で変更されたため、読み直しました。「元に戻す」で前の内容に戻せます。</translation>
    </message>
    <message>
        <source>%1 was open the last time, and is no longer there.</source>
        <translation>前回開いていた %1 が見つかりません。</translation>
    </message>
    <message>
        <source>The pasted text could not be opened: %1</source>
        <translation>貼り付けたテキストを開けませんでした: %1</translation>
    </message>
    <message>
        <source>These are rules, not a model. Paste them into the rules editor.</source>
        <translation>これはモデルではなくルールです。ルールエディターに貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchModel</name>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>ヒューリスティック</translation>
    </message>
    <message>
        <source>Looking for near misses…</source>
        <translation>ニアミスを検索中…</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 他 %1 件</translation>
    </message>
    <message>
        <source>all refused</source>
        <translation>すべて拒否</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>last valid version</source>
        <translation>最後の有効なバージョン</translation>
    </message>
    <message>
        <source>On its own, the rule matches at %1 of the %2 places where it can start.</source>
        <translation>ルール単独では、開始できる %2 か所のうち %1 か所で一致します。</translation>
    </message>
    <message>
        <source>Type a name above to find what is not listed.</source>
        <translation>表示されていないものは、上に名前を入力して探せます。</translation>
    </message>
    <message>
        <source>%1. Double-click or press Enter to apply this change; Undo reverts it in one step.</source>
        <translation>%1。ダブルクリックまたは Enter でこの変更を適用します。「元に戻す」1 回で取り消せます。</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>一致なし</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPage</name>
    <message>
        <source>absent (optional)</source>
        <translation>なし (省略可)</translation>
    </message>
    <message>
        <source>not needed: another option matched</source>
        <translation>不要 (別の選択肢が一致)</translation>
    </message>
    <message>
        <source>uses option %1</source>
        <translation>選択肢 %1 を使用</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>Match of %1 at %2</source>
        <translation>%2 での %1 の一致</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Entries (%1)</source>
        <translation>エントリ (%1)</translation>
    </message>
    <message>
        <source>  context, not in the section</source>
        <translation>  コンテキスト、セクション外</translation>
    </message>
    <message numerus="yes">
        <source>%Ln condition(s) could not be checked in this model and were assumed to hold.</source>
        <translation>
            <numerusform>このモデルでは %Ln 個の条件を確認できなかったため、成立するものと見なしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPanel</name>
    <message>
        <source>Rule, operator or module</source>
        <translation>ルール、演算子、モジュール</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Previous section of the rule</source>
        <translation>ルールの前のセクション</translation>
    </message>
    <message>
        <source>Next section of the rule</source>
        <translation>ルールの次のセクション</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>選択した行について</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>ルール内で表示</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>フィルターに合う項目はありません。</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Open a model to see what the rules match.</source>
        <translation>モデルを開くと、ルールが何に一致するかを確認できます。</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>有効なルールなし</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>エラーについては「問題」を参照してください。</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>ルールなし</translation>
    </message>
    <message>
        <source>Apply this change</source>
        <translation>この変更を適用</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>ステップ実行</translation>
    </message>
    <message>
        <source>Write a rule, open a rules file, or take one from Suggestions.</source>
        <translation>ルールを書くか、ルールファイルを開くか、「提案」から選んでください。</translation>
    </message>
    <message>
        <source>No rules make sections</source>
        <translation>セクションを作るルールはありません</translation>
    </message>
    <message>
        <source>The rules rewrite the graph: see Rewrites for what they match.</source>
        <translation>ルールはグラフを書き換えます。一致は「書き換え」で確認できます。</translation>
    </message>
    <message>
        <source>Take conditional matches</source>
        <translation>条件付きの一致を採用</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchTree</name>
    <message>
        <source>Rules and what they match</source>
        <translation>ルールとその一致箇所</translation>
    </message>
</context>
<context>
    <name>fusewright::MatchWords</name>
    <message numerus="yes">
        <source>%Ln operator(s) each</source>
        <translation>
            <numerusform>各 %Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 件の一致</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refused: taken by another section</source>
        <translation>%1を拒否: 別のセクションが取得済み</translation>
    </message>
    <message>
        <source>%1 refused: taken by %2</source>
        <translation>%1を拒否: %2 が取得済み</translation>
    </message>
    <message>
        <source>%1 refused: not convex, a path leaves the match and re-enters it</source>
        <translation>%1を拒否: 凸ではなく、一致の外に出て再び戻る経路があります</translation>
    </message>
    <message>
        <source>%1 refused: cycle through another section</source>
        <translation>%1を拒否: 別のセクションを経由する循環になります</translation>
    </message>
    <message>
        <source>%1 refused: cycle through a section of %2</source>
        <translation>%1を拒否: %2 のセクションを経由する循環になります</translation>
    </message>
    <message>
        <source>it matches, but %1 is taken by %2</source>
        <translation>一致しますが、%1 は %2 が取得済みです</translation>
    </message>
    <message>
        <source>another section</source>
        <translation>別のセクション</translation>
    </message>
    <message>
        <source>it matches, but is not convex: the path %1 leaves it and re-enters</source>
        <translation>一致しますが、凸ではありません: 経路 %1 が外に出て再び戻ります</translation>
    </message>
    <message>
        <source>%1, through a section of %2</source>
        <translation>%1 (%2 のセクションを経由)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%Ln か所中 %1 か所: %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>in %1 and %2 more</source>
        <translation>%1 内と他 %2 件</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln entries</source>
        <translation>
            <numerusform>%1: %Ln 個中 %2 個のエントリ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; it matches.</source>
        <translation>%1、一致します。</translation>
    </message>
    <message>
        <source>%1; stopped at %2: %3.</source>
        <translation>%1、%2 で停止: %3。</translation>
    </message>
    <message>
        <source>met</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>not met by %1 of %2</source>
        <translation>%2 件中 %1 件で不成立</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unknown for %1 of %2</source>
        <translation>%2 件中 %1 件で不明</translation>
    </message>
    <message>
        <source>matches, but never becomes a section</source>
        <translation>一致しますが、セクションにはなりません</translation>
    </message>
    <message>
        <source>has no pattern</source>
        <translation>パターンがありません</translation>
    </message>
    <message>
        <source>no match possible: the model has no %1</source>
        <translation>一致の可能性なし (モデルに %1 がありません)</translation>
    </message>
    <message>
        <source>This rule has errors. Showing its last valid version.</source>
        <translation>このルールにはエラーがあります。最後の有効なバージョンを表示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln section(s)</source>
        <translation>
            <numerusform>%1: %Ln 個のセクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %Ln operator(s).</source>
        <translation>
            <numerusform> (%Ln 個の演算子)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) did not become sections.</source>
        <translation>
            <numerusform>%Ln 件の一致はセクションになりませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rules put %1 of %2 operators into %Ln section(s).</source>
        <translation>
            <numerusform>ルールは %2 個中 %1 個の演算子を %Ln 個のセクションにまとめます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule matches: the model has none of the operators they start with.</source>
        <translation>一致するルールはありません。ルールの先頭の演算子がモデルにありません。</translation>
    </message>
    <message>
        <source>a path leaves and re-enters it</source>
        <translation>外に出て再び戻る経路があります</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>%1 が取得済み</translation>
    </message>
    <message>
        <source>taken by another section</source>
        <translation>別のセクションが取得済み</translation>
    </message>
    <message>
        <source>uses an inner result</source>
        <translation>内部の結果を使用</translation>
    </message>
    <message>
        <source>outside modules and in %1 more</source>
        <translation>モジュール外と他 %1 個</translation>
    </message>
    <message>
        <source>%1 refused by the check, at %2</source>
        <translation>%1: チェックが %2 で拒否</translation>
    </message>
    <message>
        <source>%1 conditional: the check cannot be decided at %2</source>
        <translation>%1: 条件付き、%2 でチェックを判定できません</translation>
    </message>
    <message>
        <source>%1 refused: the check goes wrong (%2)</source>
        <translation>%1: 拒否、チェックがエラーになります (%2)</translation>
    </message>
    <message>
        <source>it matches, but %1</source>
        <translation>一致しますが、%1</translation>
    </message>
    <message>
        <source>matches nowhere</source>
        <translation>どこにも一致しません</translation>
    </message>
    <message>
        <source>%1: %2, as at %3: %4</source>
        <translation>%1: %2。例: %3: %4</translation>
    </message>
    <message>
        <source>%1 identical, %2</source>
        <translation>同一 %1 個、%2</translation>
    </message>
    <message>
        <source>%1 of %2 identical, %3</source>
        <translation>同一 %2 個中 %1 個、%3</translation>
    </message>
    <message>
        <source>No rule matches. %1 gets furthest, for example at %2</source>
        <translation>一致するルールはありません。最も近いのは %1 です。例: %2</translation>
    </message>
</context>
<context>
    <name>fusewright::MatrixTable</name>
    <message>
        <source>Operators each rule takes from another</source>
        <translation>各ルールが別のルールから取る演算子</translation>
    </message>
</context>
<context>
    <name>fusewright::MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>fusewright::Minimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>グラフの全体図</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>クリックまたはドラッグで表示位置を移動</translation>
    </message>
</context>
<context>
    <name>fusewright::ModeCounts</name>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone as long as extents have no number. Enter numbers in Costs.</source>
        <translation>
            <numerusform>次元に数値がない間、%Ln 個の演算子は単独のままです。数値は「コスト」で指定します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>o3 makes %Ln section(s) with these numbers, not %1: some operators can be fused only when their shapes are numbers.</source>
        <translation>
            <numerusform>この数値では o3 のセクションは %1 個ではなく %Ln 個です。形状が数値でないと融合できない演算子があるためです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
</context>
<context>
    <name>fusewright::ModuleTree</name>
    <message>
        <source>This file does not say which modules its operators come from.</source>
        <translation>このファイルには演算子の所属モジュールの情報がありません。</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
</context>
<context>
    <name>fusewright::NearMissLinks</name>
    <message>
        <source>Put the caret in a rule to see where it almost matches</source>
        <translation>ルールにカーソルを置くと、ニアミスが表示されます</translation>
    </message>
    <message>
        <source>Near miss %1 of %2: %3</source>
        <translation>ニアミス %1 / %2: %3</translation>
    </message>
    <message>
        <source>The rules have changed. Try again in a moment.</source>
        <translation>ルールが変更されました。しばらくしてから再試行してください。</translation>
    </message>
    <message>
        <source>Open a model to see where %1 almost matches</source>
        <translation>モデルを開くと、%1 のニアミスが表示されます</translation>
    </message>
    <message>
        <source>Tick %1 to see where %2 almost matches</source>
        <translation>%1 をチェックすると、%2 のニアミスが表示されます</translation>
    </message>
    <message>
        <source>%1 has errors. Fix them to see where it almost matches.</source>
        <translation>%1 にエラーがあります。修正すると、ニアミスが表示されます。</translation>
    </message>
    <message>
        <source>The rule has no near misses. Alt+Enter in it looks for fixes.</source>
        <translation>このルールにニアミスはありません。ルール内で Alt+Enter を押すと修正候補を探します。</translation>
    </message>
</context>
<context>
    <name>fusewright::NoMatchStrip</name>
    <message numerus="yes">
        <source>%Ln rule(s) match nothing in %1.</source>
        <translation>
            <numerusform>%Ln 個のルールは %1 のどこにも一致しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <source>Suggest rules</source>
        <translation>ルールを提案</translation>
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
        <translation>演算子</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイル内の名前</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Not in the operator catalogue.</source>
        <translation>演算子カタログにありません。</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Module type</source>
        <translation>モジュールの型</translation>
    </message>
    <message>
        <source>Inputs (%1)</source>
        <translation>入力 (%1)</translation>
    </message>
    <message>
        <source>%1. omitted</source>
        <translation>%1. 省略</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>Outputs (%1)</source>
        <translation>出力 (%1)</translation>
    </message>
    <message>
        <source>Attributes (%1)</source>
        <translation>属性 (%1)</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>ネストしたグラフ (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln operator(s)</source>
        <translation>
            <numerusform>%1 · %Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>from the enclosing graph</source>
        <translation>外側のグラフから</translation>
    </message>
    <message>
        <source>graph input</source>
        <translation>グラフの入力</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>produced by %1</source>
        <translation>%1 が生成</translation>
    </message>
    <message>
        <source>graph output</source>
        <translation>グラフの出力</translation>
    </message>
    <message>
        <source>and more, %1 uses in total</source>
        <translation>ほか、使用箇所は計 %1 か所</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算量</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>ソースコード</translation>
    </message>
    <message>
        <source>Fusion kind in file</source>
        <translation>ファイル内の融合の種類</translation>
    </message>
    <message>
        <source>computed from extents</source>
        <translation>次元から計算</translation>
    </message>
    <message>
        <source>Kind in o3</source>
        <translation>o3 での種類</translation>
    </message>
    <message>
        <source>Operator %1</source>
        <translation>演算子 %1</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No operator matches the filter.</source>
        <translation>フィルターに合う演算子はありません。</translation>
    </message>
    <message>
        <source>Filter operators by id, kind or module</source>
        <translation>ID、種類、モジュールで演算子を絞り込み</translation>
    </message>
    <message>
        <source>The filter hides the selected operator. &lt;a href=&quot;all&quot;&gt;Show all operators&lt;/a&gt;</source>
        <translation>選択中の演算子はフィルターで非表示になっています。&lt;a href=&quot;all&quot;&gt;すべての演算子を表示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>このフィルターを解除</translation>
    </message>
    <message>
        <source>Only operator %1; click to remove</source>
        <translation>演算子 %1 のみ。クリックで解除</translation>
    </message>
    <message>
        <source>Only module %1; click to remove</source>
        <translation>モジュール %1 のみ。クリックで解除</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 個中 %1 個の演算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorModel</name>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1: not in the operator catalogue</source>
        <translation>%1: 演算子カタログにありません</translation>
    </message>
    <message>
        <source>%1, in the file %2</source>
        <translation>%1 (ファイル内では %2)</translation>
    </message>
</context>
<context>
    <name>fusewright::OperatorTable</name>
    <message>
        <source>Search operators</source>
        <translation>演算子を検索</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderLinks</name>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Put the caret in the rule to step through, or select an operator that a rule takes</source>
        <translation>ステップ実行するルールにカーソルを置くか、ルールが取る演算子を選択してください</translation>
    </message>
    <message>
        <source>Select an operator where %1 can start: %2</source>
        <translation>%1 を開始できる演算子を選択してください: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
</context>
<context>
    <name>fusewright::OrderModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>operators won and lost</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Drag, or press Ctrl+Up or Ctrl+Down, to move the rule</source>
        <translation>ドラッグするか、Ctrl+↑ または Ctrl+↓ を押すと、ルールを移動できます</translation>
    </message>
    <message>
        <source>Contested operators: how many it won, and how many it lost</source>
        <translation>競合する演算子: 獲得した個数と失った個数</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <translation>獲得 / 喪失</translation>
    </message>
    <message>
        <source>Rewrites it makes</source>
        <translation>行う書き換え</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>書き換え</translation>
    </message>
    <message>
        <source>Sections it makes, out of those it would make on its own</source>
        <translation>単独で作れるセクションのうち、実際に作るもの</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderPanel</name>
    <message>
        <source>Rule order</source>
        <translation>ルールの順序</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>順番を前へ</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>順番を後へ</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>変化する内容</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Open a model to see which rules compete.</source>
        <translation>モデルを開くと、競合するルールが表示されます。</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>ルールなし</translation>
    </message>
    <message>
        <source>Write rules or open a rules file.</source>
        <translation>ルールを書くか、ルールファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation>%1 の位置は変わりません</translation>
    </message>
    <message>
        <source>%1 at position %2</source>
        <translation>%1 を %2 番目に</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 cannot be moved there</source>
        <translation>%1 をそこへは移動できません</translation>
    </message>
    <message>
        <source>No valid rules</source>
        <translation>有効なルールなし</translation>
    </message>
    <message>
        <source>See Problems for the errors.</source>
        <translation>エラーについては「問題」を参照してください。</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderTable</name>
    <message>
        <source>Rules in the order they are tried</source>
        <translation>試行順に並べたルール</translation>
    </message>
</context>
<context>
    <name>fusewright::OrderWords</name>
    <message>
        <source>No operators are contested.</source>
        <translation>競合する演算子はありません。</translation>
    </message>
    <message>
        <source>%1 operators are contested.</source>
        <translation>%1 個の演算子が競合しています。</translation>
    </message>
    <message>
        <source>Rules that never win: %1.</source>
        <translation>演算子を一度も獲得しないルール: %1。</translation>
    </message>
    <message>
        <source>It has no matches in this model.</source>
        <translation>このモデルには一致する箇所がありません。</translation>
    </message>
    <message>
        <source>It never wins: others always take its operators.</source>
        <translation>演算子を一度も獲得しません。常に他のルールに取られます。</translation>
    </message>
    <message>
        <source>It won %1 contested operators.</source>
        <translation>競合する演算子を %1 個獲得しました。</translation>
    </message>
    <message>
        <source>It lost %1 operators to others.</source>
        <translation>演算子を %1 個、他のルールに取られました。</translation>
    </message>
    <message>
        <source>At %1 places it overlaps an earlier match of the same rule.</source>
        <translation>%1 か所で、同じルールの先の一致と重なっています。</translation>
    </message>
    <message>
        <source>%1 has the higher priority: %2 over %3</source>
        <translation>%1 のほうが優先度が高い: %2 対 %3</translation>
    </message>
    <message>
        <source>%1 comes first in the file</source>
        <translation>%1 のほうがファイル内で先</translation>
    </message>
    <message>
        <source>%1 more rules</source>
        <translation>他 %1 個のルール</translation>
    </message>
    <message>
        <source>operators covered: %1</source>
        <translation>カバー済みの演算子: %1</translation>
    </message>
    <message>
        <source>boundary bytes: %1 → %2</source>
        <translation>境界バイト数: %1 → %2</translation>
    </message>
    <message>
        <source>No sections change in this model.</source>
        <translation>このモデルではセクションは変わりません。</translation>
    </message>
    <message>
        <source>priority of %1: %2 → %3</source>
        <translation>%1 の優先度: %2 → %3</translation>
    </message>
    <message>
        <source>Of %5 contested operators, %1 gets %2 and %3 gets %4</source>
        <translation>競合する %5 個の演算子のうち、%1 が %2 個、%3 が %4 個を獲得</translation>
    </message>
    <message>
        <source>%1 and %2 do not compete for any operator</source>
        <translation>%1 と %2 が競合する演算子はありません</translation>
    </message>
    <message>
        <source>%1 is in the earlier file</source>
        <translation>%1 のほうが前のファイルにある</translation>
    </message>
    <message>
        <source>Rules rewrite the model one after the other.</source>
        <translation>ルールは順にモデルを書き換えます。</translation>
    </message>
    <message>
        <source>It rewrites nothing in this model.</source>
        <translation>このモデルでは何も書き換えません。</translation>
    </message>
    <message>
        <source>Rewrites: %1. It was tried on what the rules before it left, so it is not known which operators others took from it.</source>
        <translation>書き換え: %1。前のルールが残したものに対して試したため、どの演算子をほかのルールに取られたかは分かりません。</translation>
    </message>
    <message>
        <source>%1 is tried first</source>
        <translation>%1 が先に試されます</translation>
    </message>
    <message>
        <source>operators left: %1</source>
        <translation>残りの演算子: %1</translation>
    </message>
    <message>
        <source>No rewrites change in this model.</source>
        <translation>このモデルでは書き換えは変わりません。</translation>
    </message>
    <message>
        <source>the text of %1 rules moves</source>
        <translation>%1 個のルールのテキストが移動します</translation>
    </message>
    <message>
        <source>text that moves: %1</source>
        <translation>移動するテキスト: %1</translation>
    </message>
    <message numerus="yes">
        <source>None of its %Ln match(es) becomes a section, even if it is the only rule. Matches tells why.</source>
        <translation>
            <numerusform>唯一のルールであっても、%Ln 件の一致はどれもセクションになりません。理由は「一致」にあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections: %1, the same as on its own.</source>
        <translation>セクション: %1 (単独でも同じ)。</translation>
    </message>
    <message>
        <source>Sections: %1 (on its own: %2).</source>
        <translation>セクション: %1 (単独では %2)。</translation>
    </message>
    <message>
        <source>%1: rewrites %2</source>
        <translation>%1: 書き換え %2</translation>
    </message>
    <message>
        <source>%1: sections %2</source>
        <translation>%1: セクション %2</translation>
    </message>
    <message>
        <source>%1: operators %2</source>
        <translation>%1: 演算子 %2</translation>
    </message>
</context>
<context>
    <name>fusewright::OutlineModel</name>
    <message>
        <source>%1: has errors, showing its last valid version</source>
        <translation>%1: エラーあり、最後の有効なバージョンを表示</translation>
    </message>
    <message>
        <source>%1: %2 sections; on its own, matches at %3 of %4 places</source>
        <translation>%1: %2 個のセクション、単独では %4 か所中 %3 か所で一致</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
</context>
<context>
    <name>fusewright::OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
</context>
<context>
    <name>fusewright::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>現在は使用できません</translation>
    </message>
</context>
<context>
    <name>fusewright::PanesHead</name>
    <message>
        <source>Move pictures together</source>
        <translation>画面を一緒に動かす</translation>
    </message>
    <message>
        <source>Back to the graph</source>
        <translation>グラフに戻る</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternEdits</name>
    <message>
        <source>This cannot be done here without changing something else</source>
        <translation>他の部分を変更せずにこの操作を行うことはできません</translation>
    </message>
    <message>
        <source>Enter a name</source>
        <translation>名前を入力してください</translation>
    </message>
    <message>
        <source>The name is taken, or this text cannot be parsed</source>
        <translation>名前が使用済みか、テキストを構文解析できません</translation>
    </message>
    <message>
        <source>Enter at least one operator</source>
        <translation>演算子を少なくとも 1 個入力してください</translation>
    </message>
    <message>
        <source>%1 already feeds %2, or the edge would create a cycle</source>
        <translation>%1 はすでに %2 に値を渡しているか、この辺で循環ができます</translation>
    </message>
    <message>
        <source>%1 has several options: remove them first</source>
        <translation>%1 には複数の選択肢があります。先に選択肢を削除してください</translation>
    </message>
    <message>
        <source>A pattern needs at least one entry</source>
        <translation>パターンにはエントリが少なくとも 1 個必要です</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternMenu</name>
    <message>
        <source>&amp;Disconnect %1 from %2</source>
        <translation>%1 を %2 から切断(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>テキストへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>O&amp;perators…</source>
        <translation>演算子(&amp;P)…</translation>
    </message>
    <message>
        <source>Add an entry &amp;before…</source>
        <translation>前にエントリを追加(&amp;B)…</translation>
    </message>
    <message>
        <source>Add an entry &amp;after…</source>
        <translation>後にエントリを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add an a&amp;lternative…</source>
        <translation>代替の演算子を追加(&amp;L)…</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Op&amp;tional</source>
        <translation>省略可(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Context, not in the section</source>
        <translation>コンテキスト、セクション外(&amp;C)</translation>
    </message>
    <message>
        <source>O&amp;ne or more in a row</source>
        <translation>連続する 1 個以上(&amp;N)</translation>
    </message>
    <message>
        <source>Fee&amp;d</source>
        <translation>接続先(&amp;D)</translation>
    </message>
    <message>
        <source>Disconnect fro&amp;m</source>
        <translation>切断(&amp;M)</translation>
    </message>
    <message>
        <source>Rename the entry everywhere in its pattern</source>
        <translation>このエントリの名前をパターン全体で変更</translation>
    </message>
    <message>
        <source>Operators that feed %1</source>
        <translation>%1 へ値を渡す演算子</translation>
    </message>
    <message>
        <source>Operators that %1 feeds</source>
        <translation>%1 が値を渡す演算子</translation>
    </message>
    <message>
        <source>Alternatives to %1</source>
        <translation>%1 の代替となる演算子</translation>
    </message>
    <message>
        <source>Operators it takes; !relu, tanh takes all but these</source>
        <translation>対象の演算子 (!relu, tanh はこれら以外すべて)</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternPanel</name>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Put the caret in a rule to see its pattern.</source>
        <translation>ルールにカーソルを置くと、そのパターンが表示されます。</translation>
    </message>
    <message>
        <source>Patterns of the rule</source>
        <translation>ルールのパターン</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>This rule has no entries yet.</source>
        <translation>このルールにはまだエントリがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %1, %Ln entries</source>
        <translation>
            <numerusform>%1 のパターン、%Ln 個のエントリ</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the last valid version.</source>
        <translation>最後の有効なバージョンを表示しています。</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternWords</name>
    <message>
        <source>Takes an operator at %1 of %2 places.</source>
        <translation>%2 か所中 %1 か所で演算子に一致します。</translation>
    </message>
    <message>
        <source>The pattern has no entry with this name.</source>
        <translation>この名前のエントリはパターンにありません。</translation>
    </message>
    <message>
        <source>no such entry</source>
        <translation>該当するエントリなし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>any operator</source>
        <translation>任意の演算子</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>演算子なし</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>→</translation>
    </message>
</context>
<context>
    <name>fusewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemMarks</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Alt+Enter for quick fixes</source>
        <translation>Alt+Enter でクイックフィックス</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
</context>
<context>
    <name>fusewright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Hide problems</source>
        <translation>問題を非表示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln 件のエラー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln 件の警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 件の情報</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>問題なし</translation>
    </message>
</context>
<context>
    <name>fusewright::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>fusewright::QueryHelp</name>
    <message>
        <source>Search syntax</source>
        <translation>検索構文</translation>
    </message>
    <message>
        <source>Operator, name, module, attribute</source>
        <translation>演算子、名前、モジュール、属性</translation>
    </message>
    <message>
        <source>Only the operator</source>
        <translation>演算子のみ</translation>
    </message>
    <message>
        <source>Only the operator&apos;s name</source>
        <translation>演算子名のみ</translation>
    </message>
    <message>
        <source>A module, by path or type</source>
        <translation>モジュール (パスまたは型)</translation>
    </message>
    <message>
        <source>An attribute, or its value</source>
        <translation>属性またはその値</translation>
    </message>
    <message>
        <source>A shape; ? is any extent</source>
        <translation>形状 (? は任意の次元)</translation>
    </message>
    <message>
        <source>Elements of a type</source>
        <translation>特定の型の要素</translation>
    </message>
    <message>
        <source>What a rule took; what none took</source>
        <translation>ルールが取ったもの、どのルールも取らないもの</translation>
    </message>
    <message>
        <source>A section, identical ones</source>
        <translation>セクション、同一セクション</translation>
    </message>
    <message>
        <source>Sections with a heuristic</source>
        <translation>ヒューリスティックを持つセクション</translation>
    </message>
    <message>
        <source>What uses or makes something</source>
        <translation>何かを使用または生成するもの</translation>
    </message>
    <message>
        <source>Exact text; regular expression</source>
        <translation>文字どおりのテキスト、正規表現</translation>
    </message>
    <message>
        <source>One of two; not this</source>
        <translation>いずれか、これ以外</translation>
    </message>
    <message>
        <source>All words must match</source>
        <translation>すべての語に一致する必要があります</translation>
    </message>
    <message>
        <source>Search for %1</source>
        <translation>%1 を検索</translation>
    </message>
    <message>
        <source>Quantized values, and their step</source>
        <translation>量子化された値とそのステップ幅</translation>
    </message>
</context>
<context>
    <name>fusewright::QuickFixes</name>
    <message>
        <source>Quick fixes</source>
        <translation>クイックフィックス</translation>
    </message>
</context>
<context>
    <name>fusewright::ReadingControls</name>
    <message>
        <source>guessed</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>first line</source>
        <translation>1 行目</translation>
    </message>
    <message>
        <source>second line</source>
        <translation>2 行目</translation>
    </message>
    <message>
        <source>whole label</source>
        <translation>ラベル全体</translation>
    </message>
    <message>
        <source>constant, now a parameter</source>
        <translation>定数をパラメーター化</translation>
    </message>
    <message>
        <source>passes a value through</source>
        <translation>値をそのまま渡す</translation>
    </message>
    <message>
        <source>input or output written as an operator</source>
        <translation>演算子として書かれた入出力</translation>
    </message>
    <message>
        <source>computes only shapes</source>
        <translation>形状のみを計算</translation>
    </message>
    <message>
        <source>no output needs it</source>
        <translation>どの出力にも使われない</translation>
    </message>
    <message>
        <source>Show all nodes (raw)</source>
        <translation>ファイルの全ノードを表示 (raw)</translation>
    </message>
    <message>
        <source>Operator name</source>
        <translation>演算子名</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>関数</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <translation>%1 × %2 (%3)</translation>
    </message>
    <message>
        <source>Every node of the file is shown.</source>
        <translation>ファイルの全ノードを表示しています。</translation>
    </message>
    <message>
        <source>Nothing had to be folded away.</source>
        <translation>整理が必要なノードはありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) folded away</source>
        <translation>
            <numerusform>%Ln 個のノードを整理</numerusform>
        </translation>
    </message>
    <message>
        <source>guessed (%1)</source>
        <translation>推定 (%1)</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Whether calls and composites are replaced by the operators inside or stay one operator</source>
        <translation>呼び出しとコンポジットを、内部の演算子に置き換えるか、1 個の演算子のままにするか</translation>
    </message>
    <message>
        <source>composites closed</source>
        <translation>コンポジットは折りたたむ</translation>
    </message>
    <message>
        <source>all opened</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>all closed</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Keep weights as inputs</source>
        <translation>重みを入力のまま残す</translation>
    </message>
    <message>
        <source>Inputs that are weights by name or use are read as parameters of their operators</source>
        <translation>名前や使われ方から重みと分かる入力を、演算子のパラメーターとして読み込みます</translation>
    </message>
    <message>
        <source>Read operators as TT-XLA does</source>
        <translation>演算子を TT-XLA と同じように読む</translation>
    </message>
    <message>
        <source>torch.compile records a + b as an operator of Python, TT-XLA as the method add</source>
        <translation>torch.compile は a + b を Python の演算子として、TT-XLA は add メソッドとして記録します</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>一覧を消去</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 が見つかりません</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>fusewright::RecentMenu</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (見つかりません)</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近使ったファイル(&amp;F)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>最近使ったファイルなし</translation>
    </message>
</context>
<context>
    <name>fusewright::RefusalMarks</name>
    <message numerus="yes">
        <source>Unknown at %Ln match(es)</source>
        <translation>
            <numerusform>%Ln 件の一致で不明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False at %Ln match(es)</source>
        <translation>
            <numerusform>%Ln 件の一致で偽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>他 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacedStrip</name>
    <message>
        <source>Bring back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The pasted model was closed. It is not saved in a file.</source>
        <translation>貼り付けたモデルを閉じました。ファイルには保存されていません。</translation>
    </message>
    <message>
        <source>%1 replaced the pasted model, which is in no file.</source>
        <translation>%1 が、ファイルにない貼り付けたモデルを置き換えました。</translation>
    </message>
    <message>
        <source>The pasted model replaced the one pasted before.</source>
        <translation>貼り付けたモデルが、前に貼り付けたモデルを置き換えました。</translation>
    </message>
    <message>
        <source>The pasted model replaced %1.</source>
        <translation>貼り付けたモデルが %1 を置き換えました。</translation>
    </message>
</context>
<context>
    <name>fusewright::ReplacementWords</name>
    <message>
        <source>type %1</source>
        <translation>型 %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>same shape as %1</source>
        <translation>%1 と同じ形状</translation>
    </message>
    <message>
        <source>same quantization as %1</source>
        <translation>%1 と同じ量子化</translation>
    </message>
    <message>
        <source>step size %1</source>
        <translation>ステップ幅 %1</translation>
    </message>
    <message>
        <source>zero offset %1</source>
        <translation>ゼロ点 %1</translation>
    </message>
    <message>
        <source>element %1 is %2</source>
        <translation>要素 %1 は %2</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a rule replaces the result of one operator, but several results leave the selection: %1. Leave all but one of them out.</source>
        <translation>これらの演算子を 1 つのルールにはできません。ルールが置き換えるのは 1 つの演算子の結果ですが、選択範囲から複数の結果が出ています: %1。1 つだけ残してください。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern sees only the first result of an operator, but the selection uses another result of %1.</source>
        <translation>これらの演算子を 1 つのルールにはできません。パターンから見えるのは演算子の最初の結果だけですが、選択範囲は %1 の別の結果を使っています。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern names every operand, but one is missing in %1.</source>
        <translation>これらの演算子を 1 つのルールにはできません。パターンにはすべてのオペランドが必要ですが、%1 には欠けているオペランドがあります。</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>この箇所の一致は条件付きです: %1。</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>この箇所の一致は拒否されます: %1。</translation>
    </message>
    <message>
        <source>The rule %1 rewrites some of the operators first. Choose an earlier stage.</source>
        <translation>一部の演算子はルール %1 が先に書き換えます。より前の段階を選んでください。</translation>
    </message>
    <message>
        <source>The rule %1 makes some of the operators, and it runs later. Choose a later stage.</source>
        <translation>一部の演算子はルール %1 が作りますが、その実行は後です。より後の段階を選んでください。</translation>
    </message>
    <message>
        <source>The pattern does not match at this place.</source>
        <translation>パターンはこの箇所に一致しません。</translation>
    </message>
    <message>
        <source>The rule does not run: %1</source>
        <translation>ルールは実行されません: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln か所</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 in stage %2 and rewrites %3.</source>
        <translation>段階 %2 で %1に一致し、うち %3 件を書き換えます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) are conditional.</source>
        <translation>
            <numerusform>%Ln 件の一致は条件付きです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made from %Ln equal place(s) of the selection.</source>
        <translation>
            <numerusform>選択範囲の同一の %Ln か所から作成しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also used elsewhere, so they stay: %1.</source>
        <translation>ほかでも使われるため残ります: %1。</translation>
    </message>
    <message>
        <source>%1 rewrites %2 instead of %3.</source>
        <translation>%1 の書き換えは %3 件から %2 件になります。</translation>
    </message>
    <message>
        <source>The stage does not settle: %1.</source>
        <translation>この段階は収束しません: %1。</translation>
    </message>
    <message>
        <source>quantized %1</source>
        <translation>量子化 %1</translation>
    </message>
    <message>
        <source>axis %1: %2</source>
        <translation>軸 %1: %2</translation>
    </message>
    <message>
        <source>axis %1: multiple of %2</source>
        <translation>軸 %1: %2 の倍数</translation>
    </message>
    <message>
        <source>An earlier match of this rule takes some of the operators.</source>
        <translation>一部の演算子は、このルールの先行する一致が取ります。</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteLinks</name>
    <message>
        <source>Rewrites</source>
        <translation>書き換え</translation>
    </message>
</context>
<context>
    <name>fusewright::RewriteModel</name>
    <message>
        <source>Stage or rule</source>
        <translation>段階またはルール</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>書き換え</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>条件付き</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritePanel</name>
    <message>
        <source>Filter by rule or operator</source>
        <translation>ルールまたは演算子で絞り込む</translation>
    </message>
    <message>
        <source>Rewrites</source>
        <translation>書き換え</translation>
    </message>
    <message>
        <source>Stages, rules and rewrites</source>
        <translation>段階、ルール、書き換え</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>選択した行について</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>グラフを書き換えるルールはありません</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite.</source>
        <translation>「ルール」メニューで Tenstorrent コンポジットにチェックを入れるか、書き換えるルールを開いてください。</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Open a model to see what rules rewrite in it.</source>
        <translation>モデルを開くと、ルールが書き換える箇所を確認できます。</translation>
    </message>
</context>
<context>
    <name>fusewright::RewritingPart</name>
    <message>
        <source>made of %1</source>
        <translation>%1 から作成</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>%1 になる</translation>
    </message>
    <message>
        <source>not rewritten, false:</source>
        <translation>書き換えなし、偽:</translation>
    </message>
    <message>
        <source>conditional, unknown:</source>
        <translation>条件付き、不明:</translation>
    </message>
    <message>
        <source>not rewritten:</source>
        <translation>書き換えなし:</translation>
    </message>
    <message>
        <source>Rewriting</source>
        <translation>書き換え</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 は削除される</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 が %2 になる</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalModel</name>
    <message>
        <source>Rival</source>
        <translation>競合相手</translation>
    </message>
    <message>
        <source>Both want</source>
        <translation>競合数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>獲得</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>喪失</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalryMatrix</name>
    <message>
        <source>from %1</source>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1 が取得</translation>
    </message>
</context>
<context>
    <name>fusewright::RivalsView</name>
    <message>
        <source>Rivals</source>
        <translation>競合相手</translation>
    </message>
    <message>
        <source>The rivals of the selected rule</source>
        <translation>選択したルールの競合相手</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>マトリックス</translation>
    </message>
    <message>
        <source>All rules, and who takes from whom</source>
        <translation>すべてのルールと、どれがどれから演算子を取るか</translation>
    </message>
    <message>
        <source>About the selected rule</source>
        <translation>選択したルールについて</translation>
    </message>
    <message>
        <source>Rivals of the selected rule</source>
        <translation>選択したルールの競合相手</translation>
    </message>
    <message>
        <source>Operators the row&apos;s rule takes from the column&apos;s rule</source>
        <translation>行のルールが列のルールから取る演算子</translation>
    </message>
</context>
<context>
    <name>fusewright::RooflineView</name>
    <message>
        <source>Roofline</source>
        <translation>ルーフライン</translation>
    </message>
    <message>
        <source>%1 × %2
%3 operations for each byte, %4 operations a second at most
%5 at least</source>
        <translation>%1 × %2
1 バイトあたり %3 演算、最大 %4 演算/秒
最短 %5</translation>
    </message>
    <message>
        <source>Too little is public about this machine for a roofline: it needs a peak and the bandwidth of memory.</source>
        <translation>このマシンはルーフラインに必要な公開情報が足りません。ピーク性能とメモリ帯域幅が必要です。</translation>
    </message>
    <message>
        <source>operations for each byte →</source>
        <translation>1 バイトあたりの演算 →</translation>
    </message>
    <message>
        <source>%1 peak %2, ridge %3</source>
        <translation>%1 ピーク %2、リッジ %3</translation>
    </message>
    <message>
        <source>operations a second, at most</source>
        <translation>1 秒あたりの演算 (最大)</translation>
    </message>
    <message>
        <source>No section with a known time does any arithmetic, so there is nothing to draw.</source>
        <translation>時間のわかるセクションに演算を行うものがないため、描くものがありません。</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesDocument</name>
    <message>
        <source>New rules</source>
        <translation>新規ルール</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The rules are already formatted</source>
        <translation>ルールは整形済みです</translation>
    </message>
    <message>
        <source>Go to line, 1 to %1</source>
        <translation>行へ移動 (1～%1)</translation>
    </message>
    <message>
        <source>Enter a line number</source>
        <translation>行番号を入力してください</translation>
    </message>
    <message>
        <source>No quick fix available here</source>
        <translation>ここで使えるクイックフィックスはありません</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesFiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Use the file&apos;s text</source>
        <translation>ファイルのテキストを使用</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>編集内容を保持</translation>
    </message>
    <message>
        <source>%1 changed on disk, and has unsaved changes here.</source>
        <translation>%1 がディスク上で変更されました。ここには未保存の変更があります。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>新規ルール</translation>
    </message>
    <message>
        <source>Found unsaved text of %1 from %2.</source>
        <translation>%1 の未保存のテキスト (%2) が見つかりました。</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>ルールを保存</translation>
    </message>
    <message>
        <source>Unsaved rules</source>
        <translation>未保存のルール</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 には未保存の変更があります。</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>%1 is no longer on disk. Its text exists only here.</source>
        <translation>%1 はディスク上にもうありません。テキストはここにしか残っていません。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln unsaved text(s): %1.</source>
        <translation>
            <numerusform>未保存のテキストが %Ln 個見つかりました: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules file(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%Ln 個のルールファイルに未保存の変更があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::RulesOutline</name>
    <message>
        <source>Outline of the rules</source>
        <translation>ルールのアウトライン</translation>
    </message>
</context>
<context>
    <name>fusewright::RulesTabBar</name>
    <message>
        <source>Not in a file yet</source>
        <translation>まだファイルがありません</translation>
    </message>
    <message>
        <source>Changed on disk, with unsaved changes here</source>
        <translation>ディスク上で変更され、ここには未保存の変更があります</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更あり</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>開いているルール</translation>
    </message>
    <message>
        <source>%1, unsaved changes</source>
        <translation>%1、未保存の変更あり</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 を使う</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
    <message>
        <source>Use these rules. Ticked files are tried together, from left to right; the others are only checked.</source>
        <translation>このルールを使います。チェックしたファイルは左から順にまとめて試され、ほかのファイルは検査だけされます。</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>このルールを使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>ほかを閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>fusewright::SearchHits</name>
    <message>
        <source>This expression is too complex; some lines were skipped</source>
        <translation>この正規表現は複雑すぎるため、一部の行をスキップしました</translation>
    </message>
    <message>
        <source>Not all results are shown</source>
        <translation>一部の結果は表示されていません</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionModel</name>
    <message>
        <source>Fold</source>
        <translation>フォールド</translation>
    </message>
    <message>
        <source>Identical sections have the same number</source>
        <translation>同一セクションは同じ番号です</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>The rule that made it, or its only operator</source>
        <translation>作成したルール、または唯一の演算子</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Number of identical sections</source>
        <translation>同一セクションの個数</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>セクションあたり</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMM</translation>
    </message>
    <message>
        <source>Matrix multiplications per section</source>
        <translation>セクション 1 個あたりの行列乗算数</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算量</translation>
    </message>
    <message>
        <source>Arithmetic operations per section</source>
        <translation>セクション 1 個あたりの算術演算数</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Bytes a section reads from outside, counting each value once</source>
        <translation>セクションが外部から読み取るバイト数 (各値は 1 回だけ数えます)</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Bytes of results that are used outside the section</source>
        <translation>セクション外で使われる結果のバイト数</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Bytes of results that stay inside the section</source>
        <translation>セクション内にとどまる結果のバイト数</translation>
    </message>
    <message>
        <source>Per byte</source>
        <translation>バイトあたり</translation>
    </message>
    <message>
        <source>Operations per byte read or written</source>
        <translation>読み書き 1 バイトあたりの演算量</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先頭</translation>
    </message>
    <message>
        <source>The section&apos;s first operator</source>
        <translation>セクションの先頭の演算子</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Time that a section takes at least on the machine chosen in Costs</source>
        <translation>「コスト」で選んだマシンでのセクションの最短時間</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>What keeps a section from running faster on that machine</source>
        <translation>そのマシンでセクションの速度を制限するもの</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionPage</name>
    <message>
        <source>Contains (%1)</source>
        <translation>内容 (%1)</translation>
    </message>
    <message>
        <source>Section %1 of %2</source>
        <translation>セクション %1 / %2</translation>
    </message>
    <message>
        <source>Show operators</source>
        <translation>演算子を表示</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Operators (%1)</source>
        <translation>演算子 (%1)</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>読み取り (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>書き込み (%1)</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTable</name>
    <message>
        <source>Group identical sections</source>
        <translation>同一セクションをまとめる</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Open a model to see its sections.</source>
        <translation>モデルを開くとセクションが表示されます。</translation>
    </message>
    <message>
        <source>All sections together</source>
        <translation>すべてのセクションの合計</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Show in rules</source>
        <translation>ルール内で表示</translation>
    </message>
</context>
<context>
    <name>fusewright::SectionTotals</name>
    <message>
        <source>%1 total</source>
        <translation>%1 の合計</translation>
    </message>
    <message>
        <source>relative to o0 (no fusion)</source>
        <translation>o0 (融合なし) に対する比</translation>
    </message>
</context>
<context>
    <name>fusewright::SelectionPage</name>
    <message numerus="yes">
        <source>%Ln operator(s) selected</source>
        <translation>
            <numerusform>%Ln 個の演算子を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>in no common module</source>
        <translation>共通のモジュールなし</translation>
    </message>
    <message>
        <source>As one section</source>
        <translation>1 つのセクションとして</translation>
    </message>
    <message>
        <source>Convex: no path leaves the selection and re-enters it.</source>
        <translation>凸です: 選択範囲の外に出て再び戻る経路はありません。</translation>
    </message>
    <message>
        <source>Not convex: this path leaves the selection and re-enters it.</source>
        <translation>凸ではありません: 次の経路が選択範囲の外に出て再び戻ります。</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>Reads (%1)</source>
        <translation>読み取り (%1)</translation>
    </message>
    <message>
        <source>Writes (%1)</source>
        <translation>書き込み (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>of the %1 in %2</source>
        <translation>%2 の %1 個のうち</translation>
    </message>
    <message>
        <source>Module, %1</source>
        <translation>モジュール、%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutList</name>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Works in</source>
        <translation>有効範囲</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとキー</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>変更済み</translation>
    </message>
</context>
<context>
    <name>fusewright::ShortcutsPage</name>
    <message>
        <source>Search commands and keys</source>
        <translation>コマンドとキーを検索</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>既定に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Default keys for &amp;all</source>
        <translation>すべて既定に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>割り当て直す(&amp;R)</translation>
    </message>
    <message>
        <source>No command selected.</source>
        <translation>コマンドが選択されていません。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>%1 already runs %2.</source>
        <translation>%1 はすでに「%2」に割り当てられています。</translation>
    </message>
    <message>
        <source>%1 is also “%2”; both work in %3.</source>
        <translation>%1 は「%2」にも割り当てられており、どちらも%3で有効です。</translation>
    </message>
    <message>
        <source>%1 is also “%2”, but only in %3: the focus decides.</source>
        <translation>%1 は「%2」にも割り当てられていますが、%3でのみ有効です。どちらになるかはフォーカスで決まります。</translation>
    </message>
</context>
<context>
    <name>fusewright::SideNames</name>
    <message>
        <source>o1 before</source>
        <translation>o1 (編集前)</translation>
    </message>
    <message>
        <source>o1 of %1</source>
        <translation>o1 (%1)</translation>
    </message>
</context>
<context>
    <name>fusewright::SizeChart</name>
    <message>
        <source>Operators by section size</source>
        <translation>セクションのサイズ別の演算子数</translation>
    </message>
    <message>
        <source>%1: %2 operators in %3 sections of %4</source>
        <translation>%1: サイズ %4 のセクション %3 個に演算子 %2 個</translation>
    </message>
</context>
<context>
    <name>fusewright::StageHead</name>
    <message>
        <source>Previous change (P)</source>
        <translation>前の変更 (P)</translation>
    </message>
    <message>
        <source>Next change (N)</source>
        <translation>次の変更 (N)</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>前と後</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>変更 %1 / %2</translation>
    </message>
</context>
<context>
    <name>fusewright::StageLegend</name>
    <message>
        <source>is replaced</source>
        <translation>置き換えられる</translation>
    </message>
    <message>
        <source>was made</source>
        <translation>作られた</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePage</name>
    <message>
        <source>Drawing the graph before and after…</source>
        <translation>前後のグラフを描画中…</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>描画中…</translation>
    </message>
    <message>
        <source>No rules rewrite the graph</source>
        <translation>グラフを書き換えるルールはありません</translation>
    </message>
    <message>
        <source>Tick Tenstorrent composites in the Rules menu, or open rules that rewrite, to see the graph before and after them side by side.</source>
        <translation>「ルール」メニューで Tenstorrent コンポジットにチェックを入れるか、書き換えるルールを開くと、前後のグラフを並べて見られます。</translation>
    </message>
</context>
<context>
    <name>fusewright::StagePane</name>
    <message>
        <source>Before which stage</source>
        <translation>どの段階の前か</translation>
    </message>
    <message>
        <source>After which stage</source>
        <translation>どの段階の後か</translation>
    </message>
    <message>
        <source>Before all stages</source>
        <translation>すべての段階の前</translation>
    </message>
    <message numerus="yes">
        <source>After %1 · %Ln rewrite(s)</source>
        <translation>
            <numerusform>%1 の後 · 書き換え %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 個を置き換え</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>%1 個を生成</translation>
    </message>
    <message>
        <source>After all stages</source>
        <translation>すべての段階の後</translation>
    </message>
</context>
<context>
    <name>fusewright::StageStrip</name>
    <message>
        <source>Stages of rewriting</source>
        <translation>書き換えの段階</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message numerus="yes">
        <source>The model before rewriting: %Ln operator(s)</source>
        <translation>
            <numerusform>書き換え前のモデル: 演算子 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Operators marked − go in the next stage.</source>
        <translation>− の付いた演算子は次の段階でなくなります。</translation>
    </message>
    <message numerus="yes">
        <source>After %1: %Ln rewrite(s), </source>
        <translation>
            <numerusform>%1 の後: 書き換え %Ln 件、</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did not run: %2</source>
        <translation>%1 は実行されませんでした: %2</translation>
    </message>
    <message>
        <source>This stage does not settle.</source>
        <translation>この段階は収束しません。</translation>
    </message>
    <message>
        <source>Operators marked + are its own.</source>
        <translation>+ の付いた演算子はこの段階で作られました。</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 は何も変更しません</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>他 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops: %1</source>
        <translation>停止します: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::StatusLine</name>
    <message>
        <source>Problems: %1</source>
        <translation>問題: %1</translation>
    </message>
    <message>
        <source>raw: all nodes of the file</source>
        <translation>raw: ファイルの全ノード</translation>
    </message>
    <message>
        <source>simplified</source>
        <translation>整理済み</translation>
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
            <numerusform>%Ln 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>opened in %1</source>
        <translation>読み込み時間: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln 個のルール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fused section(s)</source>
        <translation>
            <numerusform>%Ln 個の融合セクション</numerusform>
        </translation>
    </message>
    <message>
        <source>matched in %1</source>
        <translation>照合時間: %1</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>問題を表示</translation>
    </message>
    <message>
        <source>Language of these rules</source>
        <translation>このルールの言語</translation>
    </message>
    <message>
        <source>Language of these rules: %1</source>
        <translation>このルールの言語: %1</translation>
    </message>
    <message>
        <source>Detect from the text</source>
        <translation>テキストから判別</translation>
    </message>
    <message>
        <source>Whether constants, casts and the arithmetic of shapes are shown. To change it: View, Show all nodes (raw).</source>
        <translation>定数、型変換、形状の計算を表示するかどうか。「表示」の「ファイルの全ノードを表示 (raw)」で切り替えます。</translation>
    </message>
</context>
<context>
    <name>fusewright::StepModel</name>
    <message>
        <source>What happens</source>
        <translation>処理内容</translation>
    </message>
</context>
<context>
    <name>fusewright::StepPanel</name>
    <message>
        <source>Search steps</source>
        <translation>探索ステップ</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>最初のステップ</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>前のステップへ戻る</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>次のステップへ進む</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後のステップ</translation>
    </message>
    <message>
        <source>Next dead end</source>
        <translation>次の行き詰まり</translation>
    </message>
    <message>
        <source>Exit stepping</source>
        <translation>ステップ実行を終了</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Entry bindings</source>
        <translation>エントリのバインド</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>ステップなし</translation>
    </message>
    <message>
        <source>Right-click an operator, or a match or near miss in Matches, and choose Step through.</source>
        <translation>演算子、または「一致」内の一致やニアミスを右クリックし、「ステップ実行」を選択してください。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1 / %2</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestLinks</name>
    <message>
        <source>Suggestions</source>
        <translation>提案</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestPanel</name>
    <message>
        <source>Suggestions</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>モデルを開く</translation>
    </message>
    <message>
        <source>Blocks worth a rule appear here.</source>
        <translation>ルールにする価値のあるブロックがここに表示されます。</translation>
    </message>
    <message>
        <source>Looking for blocks…</source>
        <translation>ブロックを検索中…</translation>
    </message>
    <message>
        <source>Repeated blocks are worth a rule.</source>
        <translation>繰り返し現れるブロックは、ルールにする価値があります。</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionModel</name>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Name of the suggested rule</source>
        <translation>提案されるルールの名前</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Sections its rule would make</source>
        <translation>そのルールが作成するセクションの数</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Per section</source>
        <translation>セクションあたり</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>削減量</translation>
    </message>
    <message>
        <source>Bytes that would no longer cross a boundary, or sections saved where shapes are unknown</source>
        <translation>境界を越えなくなるバイト数。形状が不明な場合は、減るセクションの数</translation>
    </message>
</context>
<context>
    <name>fusewright::SuggestionPage</name>
    <message>
        <source>Make a rule…</source>
        <translation>ルールを作成…</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Opens the block as a rule that you can edit before inserting it</source>
        <translation>挿入前に編集できるルールとしてブロックを開きます</translation>
    </message>
    <message>
        <source>Nothing to suggest</source>
        <translation>提案なし</translation>
    </message>
    <message>
        <source>Every repeated block is already covered by a rule.</source>
        <translation>繰り返しブロックは、すべてルールでカバーされています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s) not covered by a rule, each counted as if its rule were the only new one.</source>
        <translation>
            <numerusform>ルールでカバーされていないブロックが %Ln 個あります。値は、そのブロックのルールだけを追加した場合のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>No block of operators repeats as one that a rule could take. Select some operators in the graph to make a rule of them.</source>
        <translation>ルールにできる形で繰り返される演算子のブロックはありません。グラフで演算子を選択すると、ルールを作成できます。</translation>
    </message>
</context>
<context>
    <name>fusewright::TabCloseButton</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close (unsaved changes)</source>
        <translation>閉じる (未保存の変更あり)</translation>
    </message>
</context>
<context>
    <name>fusewright::TextSearch</name>
    <message>
        <source>Invalid expression: %1, at character %2</source>
        <translation>正規表現が不正です: %1 (%2 文字目)</translation>
    </message>
    <message>
        <source>Invalid expression: %1</source>
        <translation>正規表現が不正です: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::TipWords</name>
    <message>
        <source>%1, entry %2</source>
        <translation>%1、エントリ %2</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>融合なし</translation>
    </message>
    <message>
        <source>In a section of %1 operators</source>
        <translation>%1 個の演算子からなるセクション内</translation>
    </message>
    <message>
        <source>No rule takes it</source>
        <translation>この演算子を取るルールはありません</translation>
    </message>
    <message>
        <source>%1 does not match: %2 of %3 entries</source>
        <translation>%1 は一致しません: %3 個中 %2 個のエントリが一致</translation>
    </message>
    <message>
        <source>%1, then no %2</source>
        <translation>%1、次に %2 がありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>fusewright::ToolRow</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingLinks</name>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
</context>
<context>
    <name>fusewright::TrainingPanel</name>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Saved for the backward pass</source>
        <translation>逆伝播のために保持</translation>
    </message>
    <message>
        <source>Recomputing frees</source>
        <translation>再計算による削減</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算量</translation>
    </message>
    <message>
        <source>Rules and saved values</source>
        <translation>ルールと保持される値</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>選択した行について</translation>
    </message>
    <message>
        <source>No backward graph</source>
        <translation>逆伝播グラフなし</translation>
    </message>
    <message>
        <source>Tick Backward graph in the Graph menu (B on the graph) to see what training runs behind the model, and what it has to keep for that.</source>
        <translation>「グラフ」メニューの「逆伝播グラフ」(グラフ上で B) をオンにすると、学習時にモデルの後で実行されるものと、そのために保持されるものが表示されます。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保持</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateDialog</name>
    <message>
        <source>Save a copy in another language</source>
        <translation>別の言語でコピーを保存</translation>
    </message>
    <message>
        <source>Translating %1…</source>
        <translation>%1 を変換しています…</translation>
    </message>
    <message>
        <source>Write %1 &amp;as</source>
        <translation>%1 の変換先(&amp;A)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Translated rules</source>
        <translation>変換したルール</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>タブで開く(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rule(s) translated.</source>
        <translation>
            <numerusform>%Ln 個のルールのうち %1 個を変換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to compare where both match.</source>
        <translation>モデルを開くと、両方が一致する箇所を比べられます。</translation>
    </message>
    <message>
        <source>Neither matches in %1.</source>
        <translation>%1 ではどちらも一致しません。</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 places are the same.</source>
        <translation>%1 では %3 か所のうち %2 か所が同じです。</translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln more place(s).</source>
        <translation>
            <numerusform>変換後はさらに %Ln か所に一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Compare on a folder…</source>
        <translation>フォルダーで比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Compare where both match in all models of a folder</source>
        <translation>フォルダー内のすべてのモデルで両者の一致箇所を比べる</translation>
    </message>
    <message numerus="yes">
        <source>Neither matches in any of %Ln model(s).</source>
        <translation>
            <numerusform>%Ln 個のモデルのどれにも、どちらも一致しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln model(s), %1 of %2 places are the same.</source>
        <translation>
            <numerusform>%Ln 個のモデルで、%2 か所中 %1 か所が同じです。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>失われるもの</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>失われるものはありません。</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslateLinks</name>
    <message>
        <source>There is no rule here that could be read. Fix the text first, then translate it.</source>
        <translation>読み取れるルールがありません。テキストを直してから変換してください。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 に書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>There is no model in %1 that can be read.</source>
        <translation>%1 に読み込めるモデルがありません。</translation>
    </message>
    <message>
        <source>Compare on the models of a folder</source>
        <translation>フォルダー内のモデルで比較</translation>
    </message>
</context>
<context>
    <name>fusewright::TranslationModel</name>
    <message>
        <source>not translated</source>
        <translation>未変換</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln 個のルール</numerusform>
        </translation>
    </message>
    <message>
        <source>no match</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>%1, %2 more</source>
        <translation>%1、ほか %2</translation>
    </message>
    <message numerus="yes">
        <source>The translation misses %Ln place(s).</source>
        <translation>
            <numerusform>変換後は %Ln か所に一致しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translation matches %Ln place(s) that the original does not.</source>
        <translation>
            <numerusform>変換後は、元のルールが一致しない %Ln か所に一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>変換先</translation>
    </message>
    <message>
        <source>Same places</source>
        <translation>同じ箇所</translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation>対象: %1</translation>
    </message>
</context>
<context>
    <name>fusewright::ValuePage</name>
    <message>
        <source>Value from the enclosing graph</source>
        <translation>外側のグラフの値</translation>
    </message>
    <message>
        <source>Graph input</source>
        <translation>グラフの入力</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>Produced by</source>
        <translation>生成元</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Uses (%1)</source>
        <translation>使用箇所 (%1)</translation>
    </message>
    <message>
        <source>Graph output.</source>
        <translation>グラフの出力です。</translation>
    </message>
    <message>
        <source>  %1, operand %2</source>
        <translation>  %1、オペランド %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>No operator uses it.</source>
        <translation>使用する演算子はありません。</translation>
    </message>
    <message>
        <source>Between sections</source>
        <translation>セクション間</translation>
    </message>
    <message>
        <source>Produced in</source>
        <translation>生成セクション</translation>
    </message>
    <message>
        <source>It stays inside its section.</source>
        <translation>セクション内にとどまります。</translation>
    </message>
    <message>
        <source>No section reads it.</source>
        <translation>読み取るセクションはありません。</translation>
    </message>
    <message>
        <source>outside the graph</source>
        <translation>グラフの外部</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>読み取るセクション</translation>
    </message>
    <message>
        <source>It crosses the boundary of its section, so it is written to memory.</source>
        <translation>セクションの境界を越えるため、メモリに書き込まれます。</translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation>量子化</translation>
    </message>
</context>
<context>
    <name>fusewright::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.</source>
        <translation>演算子融合のルールを書き、モデルグラフ内で何に一致するかを確認できます。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>新規ルール</translation>
    </message>
    <message>
        <source>or drop a model and rules anywhere on this window</source>
        <translation>またはモデルとルールをこのウィンドウの任意の場所にドロップ</translation>
    </message>
    <message>
        <source>Write a rule: every keystroke shows what it matches and what it almost matches.</source>
        <translation>ルールを書く: 入力のたびに、一致とニアミスを表示します。</translation>
    </message>
    <message>
        <source>Compare: nothing fused (o0), your rules (o1), automatic fusion (o3).</source>
        <translation>比較する: 融合なし (o0)、自分のルール (o1)、自動融合 (o3)。</translation>
    </message>
    <message>
        <source>Open a model: ONNX, torch.export, FX, MLIR (StableHLO, TTIR), HLO, Relax, JSON or DOT. Or paste its text (Ctrl+V).</source>
        <translation>モデルを開く: ONNX、torch.export、FX、MLIR (StableHLO、TTIR)、HLO、Relax、JSON、DOT。テキストの貼り付け (Ctrl+V) もできます。</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowMenus</name>
    <message>
        <source>Help &amp;pages</source>
        <translation>ヘルプのページ(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;lour by</source>
        <translation>色分け(&amp;L)</translation>
    </message>
    <message>
        <source>Sec&amp;tions</source>
        <translation>セクション(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>fusewright::WindowPanels</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Write a rule, such as:</source>
        <translation>ルールを書いてください。例:</translation>
    </message>
    <message>
        <source>%1 suggests a rule. Or write one:</source>
        <translation>%1 でルールの候補を表示します。自分で書くこともできます:</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
</context>
</TS>
