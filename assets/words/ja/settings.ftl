## 全体の見た目

looks-ice_tea = アイスティー
looks-night = 夜
looks-paper = 紙

## 迷路の外形

outlines-rectangle = 長方形
outlines-circle = 円
outlines-heart = ハート
outlines-star = 星
outlines-cat = ネコ
outlines-mouse = ネズミ
outlines-cheese = チーズ
outlines-teacup = カップ
outlines-word = 文字
outlines-own = 元の形

## 設定のページ

pages-general = 全般
pages-view = 画面
pages-sound = 音
pages-access = 見やすさ
pages-keys = キー
pages-more_keys = 別のキー

## 設定の行

settings_rows-language = 言語
settings_rows-look = 見た目
settings_rows-walls = 壁
settings_rows-frame_rate = 画面更新
settings_rows-fullscreen = 全画面
settings_rows-save_all = 全ゲームデータ
settings_rows-take_over = 別の機器からの引き継ぎ
settings_rows-interface = 表示サイズ
settings_rows-hud = 時間と歩数を表示
settings_rows-trail = 足あとを表示
settings_rows-camera = カメラ速度
settings_rows-split = 2人の画面
settings_rows-shared_view = 収まれば1つの画面で
settings_rows-sound = 音
settings_rows-music = 音楽
settings_rows-effects = 迷路の音
settings_rows-menus = メニュー
settings_rows-way_sounds = 分かれ道と行き止まりの音
settings_rows-rumble = パッドの振動
settings_rows-read_aloud = 読み上げ
settings_rows-reduced_motion = 動きを減らす
settings_rows-high_contrast = くっきり表示
settings_rows-colour_blind_safe = 色覚サポート
settings_rows-walking = 歩くキー
settings_rows-game_speed = ゲーム速度
settings_rows-projector = 投影表示

## 保存したものすべてを別の機器へ移すことば

data-save = ファイルに保存
data-open = ファイル選択
data-drop = ファイルをこの画面にドロップ
data-ask = 全データを置き換え？
data-own = はい、自分の
data-others = はい、他人の
data-taken_over = 全ゲームデータを置き換えました。前のデータは{ $file }にあります

## 壁の厚さ

walls-thick = 厚い
walls-thin = 薄い

## カメラの追う速さ

cameras-gentle = ゆったり
cameras-usual = 普通
cameras-swift = 速い

## 2人での画面の分け方

splits-automatic = 自動
splits-side_by_side = 左右
splits-one_above_the_other = 上下

## 歩くキーは押し続けるか、軽く押すか、1つのキーですべてか

walkings-hold = 長押し
walkings-tap = 短押し
walkings-one_key = 1キー
