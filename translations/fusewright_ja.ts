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
</context>
<context>
    <name>CanvasTips</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to open it</source>
        <translation>ダブルクリックで開く</translation>
    </message>
    <message>
        <source>%1 identical blocks; number %2 is shown. Click to show all (R); . and , show another.</source>
        <translation>同じブロックが%1個あり、%2番目を表示しています。クリックするとすべて表示し (R)、. と , で別のブロックに切り替えます。</translation>
    </message>
    <message>
        <source>%1 identical blocks. Click to fold them into one (R).</source>
        <translation>同じブロックが%1個あります。クリックすると1つにまとめます (R)。</translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message numerus="yes">
        <source>%Ln operators</source>
        <translation>
            <numerusform>%Ln個の演算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused inputs</source>
        <translation>
            <numerusform>使われない入力%Ln個</numerusform>
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
            <numerusform>%Ln個のセクションを1個に統合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>split 1 section into %Ln</source>
        <translation>
            <numerusform>1個のセクションを%Ln個に分割</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>regrouped %Ln section(s) into %1</source>
        <translation>
            <numerusform>%Ln個のセクションを%1個に再編成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same section of %Ln operator(s)</source>
        <translation>
            <numerusform>%Ln個の演算子からなる同一セクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s) stay alone</source>
        <translation>
            <numerusform>%Ln個の演算子は単独のまま</numerusform>
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
        <source>Copy node &amp;ids</source>
        <translation>ノードIDをコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy pro&amp;blems</source>
        <translation>問題をコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Find n&amp;odes</source>
        <translation>ノードを検索(&amp;O)</translation>
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
        <translation>シェイプを表示(&amp;H)</translation>
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
        <source>Help: &amp;rules</source>
        <translation>ヘルプ: ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Help: m&amp;odes and sections</source>
        <translation>ヘルプ: モードとセクション(&amp;O)</translation>
    </message>
    <message>
        <source>Help: o&amp;perators</source>
        <translation>ヘルプ: 演算子(&amp;P)</translation>
    </message>
    <message>
        <source>Help: &amp;models</source>
        <translation>ヘルプ: モデル(&amp;M)</translation>
    </message>
    <message>
        <source>Help: &amp;graph files</source>
        <translation>ヘルプ: グラフファイル(&amp;G)</translation>
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
        <translation>Fusewrightについて(&amp;A)</translation>
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
        <source>Go to the n&amp;odes</source>
        <translation>ノードへ移動(&amp;O)</translation>
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
        <translation>選択から新規ルール(&amp;S)</translation>
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
        <source>&amp;Rules editor</source>
        <translation>ルールエディター(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>ノード(&amp;N)</translation>
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
        <source>Help: the &amp;window</source>
        <translation>ヘルプ: ウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>Help: &amp;search</source>
        <translation>ヘルプ: 検索(&amp;S)</translation>
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
        <source>Help: or&amp;der and steps</source>
        <translation>ヘルプ: 順序とステップ(&amp;D)</translation>
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
        <source>R&amp;ule order</source>
        <translation>ルールの順序(&amp;U)</translation>
    </message>
    <message>
        <source>Search s&amp;teps</source>
        <translation>探索ステップ(&amp;T)</translation>
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
        <translation>次のルール(&amp;U)</translation>
    </message>
    <message>
        <source>Previous ru&amp;les</source>
        <translation>前のルール(&amp;L)</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>このルールを使う</translation>
    </message>
    <message>
        <source>Help: re&amp;writing</source>
        <translation>ヘルプ: 書き換え(&amp;W)</translation>
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
        <translation>グラフを名前を付けて保存(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Before and after rewriting</source>
        <translation>書き換えの前後(&amp;B)</translation>
    </message>
    <message>
        <source>Help: &amp;QNN rules</source>
        <translation>ヘルプ: QNN のルール(&amp;Q)</translation>
    </message>
    <message>
        <source>Help: &amp;Tenstorrent providers</source>
        <translation>ヘルプ: Tenstorrent プロバイダー(&amp;T)</translation>
    </message>
    <message>
        <source>Help: T&amp;VM patterns</source>
        <translation>ヘルプ: TVM のパターン(&amp;V)</translation>
    </message>
    <message>
        <source>Rules, and the rest a&amp;utomatically (o1+o3)</source>
        <translation>ルール、残りは自動(&amp;U) (o1+o3)</translation>
    </message>
    <message>
        <source>Save a copy in another &amp;language…</source>
        <translation>別の言語でコピーを保存(&amp;L)…</translation>
    </message>
    <message>
        <source>Help: rules in &amp;other languages</source>
        <translation>ヘルプ: 別の言語のルール(&amp;O)</translation>
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
        <source>Help: t&amp;raining graphs</source>
        <translation>ヘルプ: 学習グラフ(&amp;R)</translation>
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
        <source>&amp;Costs on a machine</source>
        <translation>マシンでのコスト(&amp;C)</translation>
    </message>
    <message>
        <source>Colour by what sections &amp;wait for</source>
        <translation>セクションの待ち対象で色分け(&amp;W)</translation>
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
        <translation>%1(逆伝播)</translation>
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
        <source>One takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / %6/s.</source>
        <translation>1 つにつき最短 %1。%2 演算 / %3 演算/秒 (%4) と %5 / %6/秒 の長いほうです。</translation>
    </message>
    <message>
        <source>Its time is not known: operations, bytes, or a figure of the machine are missing.</source>
        <translation>時間は不明です。演算数、バイト数、またはマシンの数値が足りません。</translation>
    </message>
    <message>
        <source>It needs %1 at once, weights and what is alive, of %2 on the chip that it may take (%3).</source>
        <translation>同時に %1(重みと生存中の値)が必要です。チップ上で使える容量は %2 (%3) です。</translation>
    </message>
    <message>
        <source>At least %1 memory units and %2 compute units.</source>
        <translation>少なくともメモリユニット %1 個、演算ユニット %2 個。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>Bounds from public figures, not predictions: caches, waiting, and what a compiler does not reach are left out.</source>
        <translation>公開された数値による下限であり、予測ではありません。キャッシュ、待ち時間、コンパイラが達しない分は含みません。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webページ (HTML)</translation>
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
        <translation>どのブラウザーでも表示できる1つのファイル。ライトとダークに対応。</translation>
    </message>
    <message>
        <source>For printing: text, then a page for each picture.</source>
        <translation>印刷用。テキストに続き、画像を1ページに1枚ずつ。</translation>
    </message>
    <message>
        <source>Text for a pull request, without pictures.</source>
        <translation>プルリクエスト用のテキスト。画像なし。</translation>
    </message>
    <message>
        <source>The picture on screen; large ones in several files.</source>
        <translation>画面の画像。大きい場合は複数のファイルに分割。</translation>
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
        <translation>セクションを枠で表示。Graphviz用。</translation>
    </message>
    <message>
        <source>Sections as @op_fusion lines, for fusion by hand.</source>
        <translation>セクションを@op_fusion行で出力。手動融合用。</translation>
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
        <translation>10億ピクセルを超えています。倍率は最大%1%です。</translation>
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
        <translation>上限で停止しました。</translation>
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
        <translation>書き換え %1、却下 %2。</translation>
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
        <translation>別の一致が演算子の一部を使用している</translation>
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
            <numerusform>一致のないルール: %Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>no place: the model has no %1</source>
        <translation>候補なし: モデルに%1がありません</translation>
    </message>
    <message numerus="yes">
        <source>almost at %1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%Ln箇所中%1箇所でニアミス: %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see where it almost matches.</source>
        <translation>ルールを選ぶとニアミスを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s)</source>
        <translation>
            <numerusform>オプション: %Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Values that rules read by their names. Open the row to choose them.</source>
        <translation>ルールが名前で読む値です。行を開いて選択してください。</translation>
    </message>
</context>
<context>
    <name>TrainingRows</name>
    <message>
        <source>By rule</source>
        <translation>規則ごと</translation>
    </message>
    <message>
        <source>Ticked: the sections of this rule run again for the backward pass, instead of keeping what they make.</source>
        <translation>オン: この規則のセクションは、結果を保持する代わりに、逆伝播で再実行されます。</translation>
    </message>
    <message>
        <source>all operators</source>
        <translation>すべての演算子</translation>
    </message>
    <message>
        <source>what no rule fuses</source>
        <translation>どの規則も融合しないもの</translation>
    </message>
    <message>
        <source>Largest values that are kept</source>
        <translation>保持される最大の値</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Without a known derivative</source>
        <translation>導関数が不明</translation>
    </message>
    <message>
        <source>%1 forward and %2 backward operators; %3 are kept for the backward pass.</source>
        <translation>順伝播の演算子 %1 個、逆伝播の演算子 %2 個。逆伝播のために %3 を保持します。</translation>
    </message>
    <message>
        <source>What is ticked runs again: %1 less, for %2 operations more.</source>
        <translation>オンにしたものは再実行されます。%1 減り、演算が %2 増えます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln backward section(s) are cut: they could not run in one piece.</source>
        <translation>
            <numerusform>%Ln 個の逆伝播セクションは分割されています。一度には実行できないためです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2. To run its sections again would keep %3 less and do %4 operations more.</source>
        <translation>%1 は %2 を保持します。セクションを再実行すると、保持量は %3 減り、演算は %4 増えます。</translation>
    </message>
    <message>
        <source>Made by operators that no rule fuses, or inputs of the model. Parameters are there anyway and do not count.</source>
        <translation>どの規則も融合しない演算子の結果、またはモデルの入力です。パラメータはもともとあるので数えません。</translation>
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
        <source>No derivative is known of %1. Its gradients come from one operator, %1_backward, which takes all that it takes. &quot;Training&quot; in the help says how to add one.</source>
        <translation>%1 の導関数は不明です。勾配は、同じものをすべて受け取る 1 つの演算子 %1_backward から得られます。追加の方法はヘルプの「Training」にあります。</translation>
    </message>
</context>
<context>
    <name>fusewright::AboutDialog</name>
    <message>
        <source>About Fusewright</source>
        <translation>Fusewrightについて</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Write operator-fusion rules and see what they match in model graphs.

Fusewright is free software under the Apache License 2.0. It is built with Qt %1 (LGPL 3).</source>
        <translation>演算子融合のルールを書き、モデルグラフ内で何に一致するかを確認できます。

Fusewrightは、Apache License 2.0に基づくフリーソフトウェアです。Qt %1 (LGPL 3) を使用しています。</translation>
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
        <translation>%1に戻る</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>関数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln function(s) in this file</source>
        <translation>
            <numerusform>このファイルの%Ln個の関数</numerusform>
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
        <translation>%1個の名前をコピー(&amp;C)</translation>
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
        <translation>%1に入る</translation>
    </message>
    <message>
        <source>&amp;Open %1</source>
        <translation>%1を展開(&amp;O)</translation>
    </message>
    <message>
        <source>Cl&amp;ose %1</source>
        <translation>%1を折りたたむ(&amp;O)</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1を選択</translation>
    </message>
    <message>
        <source>&amp;Go to the rule %1</source>
        <translation>ルール%1へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Select the &amp;section</source>
        <translation>セクションを選択(&amp;S)</translation>
    </message>
    <message>
        <source>Select &amp;all %1</source>
        <translation>すべての%1を選択(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;through %1 here</source>
        <translation>この位置で%1をステップ実行(&amp;T)</translation>
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
        <translation>モデルをここにドロップするかCtrl+Oで開くと、ルールが何に一致するかを確認できます。</translation>
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
        <translation>%1(逆伝播)</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangeLegend</name>
    <message>
        <source>several become one</source>
        <translation>複数が1つに</translation>
    </message>
    <message>
        <source>one becomes several</source>
        <translation>1つが複数に</translation>
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
            <numerusform>%1、%n種類</numerusform>
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
        <translation>変化1件あたりの演算子数</translation>
    </message>
</context>
<context>
    <name>fusewright::ChangedFileDialog</name>
    <message numerus="yes">
        <source>… %Ln identical lines</source>
        <translation>
            <numerusform>… 同一の%Ln行</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>異なる行</translation>
    </message>
    <message>
        <source>%1 changed on disk</source>
        <translation>%1がディスク上で変更されました</translation>
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
        <translation>%1 (%3で%2)</translation>
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
        <translation>@でルール、#で演算子</translation>
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
        <translation>比較しています…</translation>
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
        <translation>%1 だけが一致する場所は %2、%3 だけは %4。ルールを選ぶとその場所を表示します。</translation>
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
        <translation>1画面 (比較対象ごとに帯を表示)</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>2画面</translation>
    </message>
    <message>
        <source>Three pictures</source>
        <translation>3画面</translation>
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
        <translation>モデルを開くと、o0、o1、o3のセクションを並べて表示し、違いを確認できます。</translation>
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
        <translation>o1 · %1による融合</translation>
    </message>
    <message>
        <source>Another rules file…</source>
        <translation>別のルールファイル…</translation>
    </message>
    <message>
        <source>Strips, from the left: %1. Backgrounds and colours: %2 against %3.</source>
        <translation>帯 (左から): %1。背景と色: %2と%3の比較。</translation>
    </message>
    <message>
        <source>%1 cannot be read; showing o1</source>
        <translation>%1を読み取れないため、o1を表示しています</translation>
    </message>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln個のセクション</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · against %2</source>
        <translation>%1 · %2と比較</translation>
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
        <translation>場所</translation>
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
        <translation>%1、モデルに%2個</translation>
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
        <translation>異なるセクションの数 (それぞれ1回だけコンパイル)</translation>
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
        <translation>ルールで (o3では自動で) 融合された演算子</translation>
    </message>
    <message>
        <source>GEMMs each</source>
        <translation>平均GEMM数</translation>
    </message>
    <message>
        <source>Average matrix multiplications per section</source>
        <translation>セクション1個あたりの平均行列乗算数</translation>
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
        <translation>o0比</translation>
    </message>
    <message>
        <source>Boundary bytes relative to o0 (no fusion)</source>
        <translation>境界バイト数のo0 (融合なし) に対する比</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>分割方法</translation>
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
        <translation>回数</translation>
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
        <source>Write numbers as in &quot;batch=8, seq=128&quot;.</source>
        <translation>「batch=8, seq=128」のように数値を書いてください。</translation>
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
</context>
<context>
    <name>fusewright::CountBadges</name>
    <message>
        <source>0 of %1</source>
        <translation>0 / %1</translation>
    </message>
    <message>
        <source>Makes %1 sections. On its own, matches at %2 of %3 places.</source>
        <translation>%1個のセクションを作成します。単独では%3箇所中%2箇所で一致します。</translation>
    </message>
    <message>
        <source>From the last valid version.</source>
        <translation>最後の有効なバージョンの値です。</translation>
    </message>
    <message>
        <source>Takes an operator at %1 of %2 places</source>
        <translation>%2箇所中%1箇所で演算子に一致</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Met: expected %1, found %2</source>
        <translation>成立: 期待値は%1、実際は%2</translation>
    </message>
    <message>
        <source>Not met: expected %1, found %2</source>
        <translation>不成立: 期待値は%1、実際は%2</translation>
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
        <translation>モデルを開き、異なる2つの比較対象を選択してください。</translation>
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
        <translation>%1 (%2、この種類内では%3)</translation>
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
            <numerusform>間をつなぐ%Ln個の演算子を追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %Ln missing operator(s)</source>
        <translation>
            <numerusform>不足している%Ln個の演算子を追加</numerusform>
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
</context>
<context>
    <name>fusewright::DraftWords</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln個のセクション</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves %1; the bytes saved are unknown.</source>
        <translation>%1を削減します。削減されるバイト数は不明です。</translation>
    </message>
    <message>
        <source>Saves %1 and %2 across boundaries.</source>
        <translation>%1と、境界を越える%2を削減します。</translation>
    </message>
    <message>
        <source>No operators are selected.</source>
        <translation>演算子が選択されていません。</translation>
    </message>
    <message numerus="yes">
        <source>The operators form %Ln separate pieces, but a pattern must be connected: each operator feeds or is fed by another.</source>
        <translation>
            <numerusform>演算子が%Ln個の部分に分かれていますが、パターンはつながっている必要があります。各演算子は、別の演算子に値を渡すか、別の演算子から値を受け取らなければなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule with this name already exists.</source>
        <translation>この名前のルールはすでにあります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln箇所</numerusform>
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
        <source>Some of the operators are in another section of this rule.</source>
        <translation>一部の演算子は、このルールの別のセクションに含まれています。</translation>
    </message>
    <message>
        <source>The rule %1 takes some of the operators. Raise the priority to get them.</source>
        <translation>一部の演算子はルール%1が取ります。優先度を上げると取得できます。</translation>
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
        <translation>%1が作成するのは%3個ではなく%2です。</translation>
    </message>
    <message>
        <source>At this place the rule takes other operators that come first in the graph. Select more operators to tell them apart.</source>
        <translation>この箇所では、ルールはグラフ内で先に現れる別の演算子を取ります。選択する演算子を増やすと区別できます。</translation>
    </message>
    <message>
        <source>The rule %1 is tried first and takes some of the operators.</source>
        <translation>ルール%1が先に試され、一部の演算子を取ります。</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>この箇所の一致は却下されます: %1。</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>この箇所の一致は条件付きです: %1。</translation>
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
            <numerusform>%n行を折りたたみ中</numerusform>
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
        <translation>%1、約%2</translation>
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
        <translation>%1を書き出せませんでした: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1を書き出しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files are written.</source>
        <translation>
            <numerusform>%1と他%n個のファイルを書き出しました。</numerusform>
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
        <translation>1つのファイルに収める</translation>
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
            <numerusform>エッジ</numerusform>
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
        <translation>IfやLoopなどの演算子の内部にあるグラフ</translation>
    </message>
    <message>
        <source>Operators that the catalogue does not know</source>
        <translation>カタログにない演算子</translation>
    </message>
    <message numerus="yes">
        <source>The file lists %n of them as inputs; their names and uses show that they are weights</source>
        <translation>
            <numerusform>このうち%n個はファイルでは入力ですが、名前と使われ方から重みと分かります</numerusform>
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
        <source>Permission denied. Check the file&apos;s permissions.</source>
        <translation>アクセスが拒否されました。ファイルのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>Fusewright reads %1. Files are recognized by their content, not their extension.</source>
        <translation>Fusewrightは%1を読み取れます。ファイルは拡張子ではなく内容で判別します。</translation>
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
        <translation>%1行目、%2列目: %3</translation>
    </message>
</context>
<context>
    <name>fusewright::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n件を置換しました</numerusform>
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
            <numerusform>%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::FoldPage</name>
    <message>
        <source>Fold %1: %2 identical sections</source>
        <translation>フォールド%1: %2個の同一セクション</translation>
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
        <translation>他%1件</translation>
    </message>
</context>
<context>
    <name>fusewright::FunnelModel</name>
    <message>
        <source>%1 of %2 places</source>
        <translation>%2箇所中%1箇所</translation>
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
        <translation>%1のすべて</translation>
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
        <translation>%1の到達状況</translation>
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
            <numerusform>%1 (%Ln個の演算子)</numerusform>
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
        <translation>他%1件</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>セクション%1</translation>
    </message>
    <message>
        <source>%1 identical sections</source>
        <translation>%1個の同一セクション</translation>
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
        <translation>システムに従う</translation>
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
        <translation>スクロール (Ctrlで拡大縮小)</translation>
    </message>
    <message>
        <source>Zooms; with Ctrl it scrolls</source>
        <translation>拡大縮小 (Ctrlでスクロール)</translation>
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
        <translation>フォルダー（%1 区切り）</translation>
    </message>
    <message>
        <source>Files that rules include are looked for beside them, then here.</source>
        <translation>ルールが取り込むファイルは、まずルールと同じフォルダー、次にここで探されます。</translation>
    </message>
    <message>
        <source>&amp;Include folders:</source>
        <translation>インクルード フォルダー(&amp;I):</translation>
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
        <source>Select a node to see its details.</source>
        <translation>ノードを選択すると詳細が表示されます。</translation>
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
        <translation>他%1件</translation>
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
        <translation>%1が生成</translation>
    </message>
    <message>
        <source>Nested graphs (%1)</source>
        <translation>ネストしたグラフ (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln個のノード</numerusform>
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
            <numerusform>%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>%1文字目: %2</translation>
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
        <translation>%2箇所中%1箇所で演算子に一致</translation>
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
        <translation>軸: NHWC</translation>
    </message>
    <message>
        <source>layout: as in the model</source>
        <translation>軸: モデルのとおり</translation>
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
            <numerusform>%Ln個のセクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operator(s)</source>
        <translation>
            <numerusform>%Ln個の演算子</numerusform>
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
        <translation>%1(逆伝播)</translation>
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
            <numerusform>%Ln件を非表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to see what its colours mean.</source>
        <translation>モデルを開くと色の意味が表示されます。</translation>
    </message>
    <message>
        <source>No rule fuses anything here. Write one, or colour by something else.</source>
        <translation>ここで融合を行うルールはありません。ルールを書くか、別の基準で色分けしてください。</translation>
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
        <source>No section has a known size.</source>
        <translation>サイズが既知のセクションはありません。</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Choose a machine in Costs to see what sections wait for on it.</source>
        <translation>［コスト］でマシンを選ぶと、セクションが何を待つかが表示されます。</translation>
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
        <translation>Spaceで分類を非表示、Enterでこの分類のみ表示します。</translation>
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
        <translation>%1を開いています…</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1がディスク上で変更されました。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1を開けませんでした: %2</translation>
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
        <translation>1つのウィンドウで開けるモデルは1つです。開かなかったファイル: %1</translation>
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
        <translation>… 他%1件</translation>
    </message>
    <message>
        <source>all refused</source>
        <translation>すべて却下</translation>
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
        <translation>ルール単独では、開始できる%2箇所のうち%1箇所で一致します。</translation>
    </message>
    <message>
        <source>Type a name above to find what is not listed.</source>
        <translation>表示されていないものは、上に名前を入力して探せます。</translation>
    </message>
    <message>
        <source>%1. Double-click or press Enter to apply this change; Undo reverts it in one step.</source>
        <translation>%1。ダブルクリックまたはEnterでこの変更を適用します。「元に戻す」1回で取り消せます。</translation>
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
        <translation>選択肢%1を使用</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他%1件</translation>
    </message>
    <message>
        <source>Match of %1 at %2</source>
        <translation>%2での%1の一致</translation>
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
            <numerusform>このモデルでは%Ln個の条件を確認できなかったため、成立するものと見なしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fusewright::MatchPanel</name>
    <message>
        <source>Filter by rule, operator or module</source>
        <translation>ルール、演算子、モジュールで絞り込み</translation>
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
            <numerusform>各%Ln個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 identical sections, %2</source>
        <translation>%1個の同一セクション、%2</translation>
    </message>
    <message>
        <source>%1 of %2 identical sections, %3</source>
        <translation>%2個の同一セクション中%1個、%3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln件の一致</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refused: taken by another section</source>
        <translation>%1を却下: 別のセクションが取得済み</translation>
    </message>
    <message>
        <source>%1 refused: taken by %2</source>
        <translation>%1を却下: %2が取得済み</translation>
    </message>
    <message>
        <source>%1 refused: not convex, a path leaves the match and re-enters it</source>
        <translation>%1を却下: 凸ではなく、一致の外に出て再び戻る経路があります</translation>
    </message>
    <message>
        <source>%1 refused: cycle through another section</source>
        <translation>%1を却下: 別のセクションを経由する循環になります</translation>
    </message>
    <message>
        <source>%1 refused: cycle through a section of %2</source>
        <translation>%1を却下: %2のセクションを経由する循環になります</translation>
    </message>
    <message>
        <source>it matches, but %1 is taken by %2</source>
        <translation>一致しますが、%1は%2が取得済みです</translation>
    </message>
    <message>
        <source>another section</source>
        <translation>別のセクション</translation>
    </message>
    <message>
        <source>it matches, but is not convex: the path %1 leaves it and re-enters</source>
        <translation>一致しますが、凸ではありません: 経路%1が外に出て再び戻ります</translation>
    </message>
    <message>
        <source>%1, through a section of %2</source>
        <translation>%1 (%2のセクションを経由)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s): %2: %3</source>
        <translation>
            <numerusform>%Ln箇所中%1箇所: %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1内</translation>
    </message>
    <message>
        <source>in %1 and %2 more</source>
        <translation>%1内と他%2件</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln entries</source>
        <translation>
            <numerusform>%1: %Ln個中%2個のエントリ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; it matches.</source>
        <translation>%1、一致します。</translation>
    </message>
    <message>
        <source>%1; stopped at %2: %3.</source>
        <translation>%1、%2で停止: %3。</translation>
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
        <translation>%2件中%1件で不成立</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unknown for %1 of %2</source>
        <translation>%2件中%1件で不明</translation>
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
        <translation>一致の可能性なし (モデルに%1がありません)</translation>
    </message>
    <message>
        <source>This rule has errors. Showing its last valid version.</source>
        <translation>このルールにはエラーがあります。最後の有効なバージョンを表示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln section(s)</source>
        <translation>
            <numerusform>%1: %Ln個のセクション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> with %Ln operator(s).</source>
        <translation>
            <numerusform> (%Ln個の演算子)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) did not become sections.</source>
        <translation>
            <numerusform>%Ln件の一致はセクションになりませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 operators are in %Ln section(s).</source>
        <translation>
            <numerusform>%2個中%1個の演算子が%Ln個のセクションに含まれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule matches: the model has none of the operators they start with.</source>
        <translation>一致するルールはありません。ルールの先頭の演算子がモデルにありません。</translation>
    </message>
    <message>
        <source>No rule matches. %1 gets furthest, at %2</source>
        <translation>一致するルールはありません。最も近いのは%1です。%2</translation>
    </message>
    <message>
        <source>a path leaves and re-enters it</source>
        <translation>外に出て再び戻る経路があります</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>%1が取得済み</translation>
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
        <translation>モジュール外とほか%1個</translation>
    </message>
    <message>
        <source>no match possible</source>
        <translation>一致の可能性なし</translation>
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
    <name>fusewright::ModuleModel</name>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
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
        <translation>ルールにカーソルを置くと、一致しかけた箇所が表示されます</translation>
    </message>
    <message>
        <source>The rule has no near misses</source>
        <translation>このルールにニアミスはありません</translation>
    </message>
    <message>
        <source>Near miss %1 of %2: %3</source>
        <translation>ニアミス%1 / %2: %3</translation>
    </message>
    <message>
        <source>The rules have changed. Try again in a moment.</source>
        <translation>ルールが変更されました。しばらくしてから再試行してください。</translation>
    </message>
</context>
<context>
    <name>fusewright::NodeListModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
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
</context>
<context>
    <name>fusewright::NodeListView</name>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePage</name>
    <message>
        <source>Node %1</source>
        <translation>ノード%1</translation>
    </message>
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
        <source>Fusion</source>
        <translation>融合</translation>
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
        <translation>他%1件</translation>
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
        <source>%1 · %Ln node(s)</source>
        <translation>
            <numerusform>%1 · %Ln個のノード</numerusform>
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
        <translation>%1が生成</translation>
    </message>
    <message>
        <source>graph output</source>
        <translation>グラフの出力</translation>
    </message>
    <message>
        <source>and more, %1 uses in total</source>
        <translation>ほか、使用箇所は計%1箇所</translation>
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
        <translation>ファイル内の融合種別</translation>
    </message>
</context>
<context>
    <name>fusewright::NodePanel</name>
    <message>
        <source>No node matches the filter.</source>
        <translation>フィルターに合うノードはありません。</translation>
    </message>
    <message>
        <source>Filter nodes by id, operator or module</source>
        <translation>ID、演算子、モジュールでノードを絞り込み</translation>
    </message>
    <message>
        <source>The filter hides the selected node. &lt;a href=&quot;all&quot;&gt;Show all nodes&lt;/a&gt;</source>
        <translation>選択中のノードはフィルターで非表示になっています。&lt;a href=&quot;all&quot;&gt;すべてのノードを表示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>このフィルターを解除</translation>
    </message>
    <message>
        <source>Only operator %1; click to remove</source>
        <translation>演算子%1のみ。クリックで解除</translation>
    </message>
    <message>
        <source>Only module %1; click to remove</source>
        <translation>モジュール%1のみ。クリックで解除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln個のノード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln node(s)</source>
        <translation>
            <numerusform>%Ln個中%1個のノード</numerusform>
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
        <translation>%1 (ファイル内では%2)</translation>
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
        <translation>%1を開始できる演算子を選択してください: %2</translation>
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
        <translation>ドラッグするか、Ctrl+↑またはCtrl+↓を押すと、ルールを移動できます</translation>
    </message>
    <message>
        <source>Sections it makes, out of those it would make without other rules</source>
        <translation>このルールが作成するセクション数と、他のルールがない場合のセクション数</translation>
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
        <translation>%1の位置は変わりません</translation>
    </message>
    <message>
        <source>%1 at position %2</source>
        <translation>%1を%2番目に</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>These priorities cannot be changed individually.</source>
        <translation>これらの優先度は個別に変更できません。</translation>
    </message>
    <message>
        <source>%1 cannot be moved there</source>
        <translation>%1をそこへは移動できません</translation>
    </message>
    <message>
        <source>A priority that would have to change is shared by several rules.</source>
        <translation>変更が必要な優先度が、複数のルールで共有されています。</translation>
    </message>
    <message>
        <source>No rules make sections</source>
        <translation>セクションを作るルールはありません</translation>
    </message>
    <message>
        <source>Rules that rewrite run stage by stage: see Rewrites for their order.</source>
        <translation>書き換えるルールは段階ごとに実行されます。順序は「書き換え」で確認できます。</translation>
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
        <translation>%1個の演算子が競合しています。</translation>
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
        <source>Sections: %1, same as without other rules.</source>
        <translation>セクション: %1個。他のルールがない場合と同じです。</translation>
    </message>
    <message>
        <source>Sections: %1; without other rules %2.</source>
        <translation>セクション: %1個。他のルールがない場合は%2個です。</translation>
    </message>
    <message>
        <source>It never wins: others always take its operators.</source>
        <translation>演算子を一度も獲得しません。常に他のルールに取られます。</translation>
    </message>
    <message>
        <source>It won %1 contested operators.</source>
        <translation>競合する演算子を%1個獲得しました。</translation>
    </message>
    <message>
        <source>It lost %1 operators to others.</source>
        <translation>演算子を%1個、他のルールに取られました。</translation>
    </message>
    <message>
        <source>At %1 places it overlaps an earlier match of the same rule.</source>
        <translation>%1箇所で、同じルールの先の一致と重なっています。</translation>
    </message>
    <message>
        <source>%1 has the higher priority: %2 over %3</source>
        <translation>%1のほうが優先度が高い: %2対%3</translation>
    </message>
    <message>
        <source>%1 comes first in the file</source>
        <translation>%1のほうがファイル内で先</translation>
    </message>
    <message>
        <source>%1: %2 sections</source>
        <translation>%1: セクション%2個</translation>
    </message>
    <message>
        <source>%1: %2 operators</source>
        <translation>%1: 演算子%2個</translation>
    </message>
    <message>
        <source>%1 more rules</source>
        <translation>他%1個のルール</translation>
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
        <translation>%1の優先度: %2 → %3</translation>
    </message>
    <message>
        <source>Of %5 contested operators, %1 gets %2 and %3 gets %4</source>
        <translation>競合する%5個の演算子のうち、%1が%2個、%3が%4個を獲得</translation>
    </message>
    <message>
        <source>%1 and %2 do not compete for any operator</source>
        <translation>%1と%2が競合する演算子はありません</translation>
    </message>
    <message>
        <source>%1 is in the earlier file</source>
        <translation>%1のほうが前のファイルにある</translation>
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
        <translation>%1: %2個のセクション、単独では%4箇所中%3箇所で一致</translation>
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
        <translation>図を一緒に動かす</translation>
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
        <translation>演算子を少なくとも1個入力してください</translation>
    </message>
    <message>
        <source>%1 already feeds %2, or the edge would create a cycle</source>
        <translation>%1はすでに%2に値を渡しているか、このエッジで循環ができます</translation>
    </message>
    <message>
        <source>%1 has several options: remove them first</source>
        <translation>%1には複数の選択肢があります。先に選択肢を削除してください</translation>
    </message>
    <message>
        <source>A pattern needs at least one entry</source>
        <translation>パターンにはエントリが少なくとも1個必要です</translation>
    </message>
</context>
<context>
    <name>fusewright::PatternMenu</name>
    <message>
        <source>&amp;Disconnect %1 from %2</source>
        <translation>%1を%2から切断(&amp;D)</translation>
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
        <translation>連続する1個以上(&amp;N)</translation>
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
        <translation>%1へ値を渡す演算子</translation>
    </message>
    <message>
        <source>Operators that %1 feeds</source>
        <translation>%1が値を渡す演算子</translation>
    </message>
    <message>
        <source>Alternatives to %1</source>
        <translation>%1の代替となる演算子</translation>
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
            <numerusform>%1のパターン、%Ln個のエントリ</numerusform>
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
        <translation>%2箇所中%1箇所で演算子に一致します。</translation>
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
        <translation>Alt+Enterでクイックフィックス</translation>
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
            <numerusform>%Ln件のエラー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln件の警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln件の情報</numerusform>
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
        <source>Only the node&apos;s name</source>
        <translation>ノード名のみ</translation>
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
        <translation>シェイプ (?は任意のサイズ)</translation>
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
        <translation>%1を検索</translation>
    </message>
    <message>
        <source>Quantized values, and their step</source>
        <translation>量子化された値とそのステップ</translation>
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
        <translation>1行目</translation>
    </message>
    <message>
        <source>second line</source>
        <translation>2行目</translation>
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
        <translation>シェイプのみを計算</translation>
    </message>
    <message>
        <source>no output needs it</source>
        <translation>どの出力にも使われない</translation>
    </message>
    <message>
        <source>Show all nodes (raw)</source>
        <translation>すべてのノードを表示 (raw)</translation>
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
            <numerusform>%Ln個のノードを整理</numerusform>
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
        <translation>呼び出しと複合演算子を、内部の演算子に置き換えるか、1個の演算子のままにするか</translation>
    </message>
    <message>
        <source>composites closed</source>
        <translation>複合演算子は折りたたむ</translation>
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
        <translation>%1を開く</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1が見つかりません</translation>
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
        <translation>これらの演算子を1つのルールにはできません。ルールが置き換えるのは1つの演算子の結果ですが、選択範囲から複数の結果が出ています: %1。1つだけ残してください。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern sees only the first result of an operator, but the selection uses another result of %1.</source>
        <translation>これらの演算子を1つのルールにはできません。パターンから見えるのは演算子の最初の結果だけですが、選択範囲は %1 の別の結果を使っています。</translation>
    </message>
    <message>
        <source>These operators cannot be one rule: a pattern names every operand, but one is missing in %1.</source>
        <translation>これらの演算子を1つのルールにはできません。パターンにはすべてのオペランドが必要ですが、%1 には欠けているオペランドがあります。</translation>
    </message>
    <message>
        <source>At this place the match is conditional: %1.</source>
        <translation>この箇所の一致は条件付きです: %1。</translation>
    </message>
    <message>
        <source>At this place the match is refused: %1.</source>
        <translation>この箇所の一致は却下されます: %1。</translation>
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
            <numerusform>%Ln箇所</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches at %1 in stage %2 and rewrites %3.</source>
        <translation>段階 %2 で%1に一致し、うち %3 を書き換えます。</translation>
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
            <numerusform>選択範囲の同一の%Ln箇所から作成しました。</numerusform>
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
        <translation>却下</translation>
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
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 を削除</translation>
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
        <translation>%1から</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <translation>%1が取得</translation>
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
        <translation>1 秒あたりの演算(最大)</translation>
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
        <translation>%1がディスク上で変更されました。ここには未保存の変更があります。</translation>
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
        <translation>%1の未保存のテキスト (%2) が見つかりました。</translation>
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
        <translation>%1には未保存の変更があります。</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>%1 is no longer on disk. Its text exists only here.</source>
        <translation>%1はディスク上にもうありません。テキストはここにしか残っていません。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln unsaved text(s): %1.</source>
        <translation>
            <numerusform>未保存のテキストが%Ln個見つかりました: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules file(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%Ln個のルールファイルに未保存の変更があります。</numerusform>
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
        <translation>%1を使う</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1を閉じる</translation>
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
        <translation>セクション1個あたり</translation>
    </message>
    <message>
        <source>GEMMs</source>
        <translation>GEMM</translation>
    </message>
    <message>
        <source>Matrix multiplications per section</source>
        <translation>セクション1個あたりの行列乗算数</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算量</translation>
    </message>
    <message>
        <source>Arithmetic operations per section</source>
        <translation>セクション1個あたりの算術演算数</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Bytes a section reads from outside, counting each value once</source>
        <translation>セクションが外部から読み取るバイト数 (各値は1回だけ数えます)</translation>
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
        <translation>読み書き1バイトあたりの演算量</translation>
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
        <translation>［コスト］で選んだマシンでのセクションの最短時間</translation>
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
        <translation>保持 (%1)</translation>
    </message>
    <message>
        <source>Section %1 of %2</source>
        <translation>セクション%1 / %2</translation>
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
        <translation>%1の合計</translation>
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
            <numerusform>%Ln個の演算子を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>in no common module</source>
        <translation>共通のモジュールなし</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1内</translation>
    </message>
    <message>
        <source>As one section</source>
        <translation>1つのセクションとして</translation>
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
        <translation>他%1件</translation>
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
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>%1 already runs %2.</source>
        <translation>%1はすでに「%2」に割り当てられています。</translation>
    </message>
    <message>
        <source>%1 is also “%2”; both work in %3.</source>
        <translation>%1は「%2」にも割り当てられており、どちらも%3で有効です。</translation>
    </message>
    <message>
        <source>%1 is also “%2”, but only in %3: the focus decides.</source>
        <translation>%1は「%2」にも割り当てられていますが、%3でのみ有効です。どちらになるかはフォーカスで決まります。</translation>
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
        <translation>%1: サイズ%4のセクション%3個に演算子%2個</translation>
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
            <numerusform>演算子 %Ln 個</numerusform>
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
            <numerusform>演算子 %Ln 個</numerusform>
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
        <translation>%1 は何も変えません</translation>
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
        <source>tidy</source>
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
            <numerusform>%Ln個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>opened in %1</source>
        <translation>読み込み時間: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln個のルール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fused section(s)</source>
        <translation>
            <numerusform>%Ln個の融合セクション</numerusform>
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
        <translation>ステップ%1 / %2</translation>
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
        <translation>件数</translation>
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
        <translation>セクション1個あたり</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>削減量</translation>
    </message>
    <message>
        <source>Bytes that would no longer cross a boundary, or sections saved where shapes are unknown</source>
        <translation>境界を越えなくなるバイト数。シェイプが不明な場合は、減るセクションの数</translation>
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
            <numerusform>ルールでカバーされていないブロックが%Ln個あります。値は、そのブロックのルールだけを追加した場合のものです。</numerusform>
        </translation>
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
        <translation>正規表現が不正です: %1 (%2文字目)</translation>
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
        <translation>%1、エントリ%2</translation>
    </message>
    <message>
        <source>Not fused</source>
        <translation>融合なし</translation>
    </message>
    <message>
        <source>In a section of %1 operators</source>
        <translation>%1個の演算子からなるセクション内</translation>
    </message>
    <message>
        <source>No rule takes it</source>
        <translation>この演算子を取るルールはありません</translation>
    </message>
    <message>
        <source>%1 does not match: %2 of %3 entries</source>
        <translation>%1は一致しません: %3個中%2個のエントリが一致</translation>
    </message>
    <message>
        <source>%1, then no %2</source>
        <translation>%1、次に%2がありません</translation>
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
        <source>Kept for the backward pass</source>
        <translation>逆伝播のために保持</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Less, run again</source>
        <translation>再実行での減少</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Rules and values that are kept</source>
        <translation>規則と保持される値</translation>
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
        <translation>［グラフ］メニューの［逆伝播グラフ］(グラフ上で B)をオンにすると、学習時にモデルの後で実行されるものと、そのために保持されるものが表示されます。</translation>
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
            <numerusform>%Ln 件のルールのうち %1 件を変換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a model to compare where both match.</source>
        <translation>モデルを開くと、両方が一致する場所を比べられます。</translation>
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
</context>
<context>
    <name>fusewright::TranslateLinks</name>
    <message>
        <source>There is no rule here that could be read. Mend the text, and translate it then.</source>
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
</context>
<context>
    <name>fusewright::TranslationModel</name>
    <message>
        <source>not translated</source>
        <translation>変換なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln 件のルール</numerusform>
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
        <translation>同じ場所</translation>
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
        <translation>シェイプ</translation>
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
        <translation>  %1、オペランド%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>他%1件</translation>
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
        <translation>%1でルールの候補を表示します。自分で書くこともできます:</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
</context>
</TS>
