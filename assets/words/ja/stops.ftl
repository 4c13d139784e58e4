## 旅のステージの名前、順番に

stops-garden-s1 = すぐおとなり
stops-garden-s2 = 左の忘れ物
stops-garden-s3 = 勝手口の一杯
stops-garden-s4 = 超ひも理論
stops-garden-s5 = 行って戻って
stops-garden-s6 = 足並みをずらして
stops-garden-s7 = 二人でお茶を
stops-garden-s8 = 一歩行きすぎて
stops-garden-s9 = 三本の並木道
stops-garden-s10 = お先にどうぞ

stops-cellar-s1 = つるつるの一歩
stops-cellar-s2 = まずは戻って
stops-cellar-s3 = あべこべ
stops-cellar-s4 = 乾いたすき間
stops-cellar-s5 = 通りすがりに
stops-cellar-s6 = 壁に手を
stops-cellar-s7 = 氷上のカギ
stops-cellar-s8 = アイスティー
stops-cellar-s9 = スケート場
stops-cellar-s10 = カチンコチン

stops-library-s1 = 消灯
stops-library-s2 = 本棚の間で
stops-library-s3 = 運命の赤い糸
stops-library-s4 = たった1枚の壁
stops-library-s5 = ネコの居ぬ間に
stops-library-s6 = 先読み
stops-library-s7 = 巻き戻し
stops-library-s8 = しおり
stops-library-s9 = ネコの後ろをこっそり
stops-library-s10 = 鍵のかかった章

stops-kitchen-s1 = ネコ戸、ネコ不在
stops-kitchen-s2 = ここを踏んで
stops-kitchen-s3 = 二人前
stops-kitchen-s4 = 次から次へ
stops-kitchen-s5 = 間違い探し
stops-kitchen-s6 = 一番上のカギ
stops-kitchen-s7 = スローフード
stops-kitchen-s8 = 鏡のきず
stops-kitchen-s9 = 出て、また入って
stops-kitchen-s10 = 後入れ先出し

stops-alley-s1 = 薄焼き
stops-alley-s2 = ひと口だけ
stops-alley-s3 = パチンに注意
stops-alley-s4 = ネコさんこちら
stops-alley-s5 = どこから入る？
stops-alley-s6 = 角を曲がれば
stops-alley-s7 = お菓子の家
stops-alley-s8 = ブレーキをかじる
stops-alley-s9 = 最後のひと口
stops-alley-s10 = 薄氷を踏む

stops-palace-s1 = お茶をひとしずく
stops-palace-s2 = 氷上のブレーキ
stops-palace-s3 = 大は小をかねる
stops-palace-s4 = 二人でひと口
stops-palace-s5 = 2のべき乗
stops-palace-s6 = 針の穴
stops-palace-s7 = 姫の計算
stops-palace-s8 = あと一歩
stops-palace-s9 = あとに残る穴
stops-palace-s10 = おうちまで送って
