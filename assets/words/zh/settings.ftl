looks-ice_tea = 冰茶
looks-night = 夜晚
looks-paper = 纸面

outlines-rectangle = 长方形
outlines-circle = 圆形
outlines-heart = 爱心
outlines-star = 星星
outlines-cat = 猫
outlines-mouse = 老鼠
outlines-cheese = 奶酪
outlines-teacup = 茶杯
outlines-word = 文字
outlines-own = 自带形状

pages-general = 常规
pages-view = 画面
pages-sound = 声音
pages-access = 辅助功能
pages-keys = 按键
pages-more_keys = 更多按键

settings_rows-language = 语言
settings_rows-look = 外观
settings_rows-walls = 墙
settings_rows-frame_rate = 每秒帧数
settings_rows-fullscreen = 全屏
settings_rows-save_all = 全部数据
settings_rows-take_over = 其他设备的数据
settings_rows-interface = 界面大小
settings_rows-hud = 显示时间和步数
settings_rows-trail = 显示足迹
settings_rows-camera = 镜头速度
settings_rows-split = 双人分屏
settings_rows-shared_view = 放得下时共用一个画面
settings_rows-sound = 声音
settings_rows-music = 音乐
settings_rows-effects = 迷宫音效
settings_rows-menus = 菜单音效
settings_rows-way_sounds = 用声音提示路口和死胡同
settings_rows-rumble = 手柄震动
settings_rows-read_aloud = 屏幕朗读
settings_rows-reduced_motion = 减少动态效果
settings_rows-high_contrast = 高对比度
settings_rows-colour_blind_safe = 色盲友好配色
settings_rows-walking = 移动按键
settings_rows-game_speed = 游戏速度
settings_rows-projector = 大屏幕演示

data-save = 存为文件
data-open = 打开文件
data-drop = 请把文件拖到这个窗口里
data-ask = 替换全部数据？
data-own = 好，是我的
data-others = 好，是别人的
data-taken_over = 全部数据已替换。原来的数据在 { $file }

walls-thick = 厚
walls-thin = 薄

cameras-gentle = 柔和
cameras-usual = 正常
cameras-swift = 迅速

splits-automatic = 自动
splits-side_by_side = 左右
splits-one_above_the_other = 上下

walkings-hold = 按住
walkings-tap = 短按
walkings-one_key = 单键
