## 旅途各站的名字，按顺序

stops-garden-s1 = 近在隔壁
stops-garden-s2 = 左边落下的
stops-garden-s3 = 茶壶后门
stops-garden-s4 = 一线牵
stops-garden-s5 = 去了再回来
stops-garden-s6 = 差一步
stops-garden-s7 = 两壶茶
stops-garden-s8 = 多走一步
stops-garden-s9 = 三条大道
stops-garden-s10 = 你先请

stops-cellar-s1 = 脚底打滑
stops-cellar-s2 = 先退再滑
stops-cellar-s3 = 反着走
stops-cellar-s4 = 一块干地
stops-cellar-s5 = 顺路吃掉
stops-cellar-s6 = 摸着墙走
stops-cellar-s7 = 冰上钥匙
stops-cellar-s8 = 冰茶
stops-cellar-s9 = 溜冰场
stops-cellar-s10 = 冰窖深处

stops-library-s1 = 熄灯
stops-library-s2 = 书架之间
stops-library-s3 = 红线
stops-library-s4 = 唯一的墙
stops-library-s5 = 它走开时
stops-library-s6 = 先看后面
stops-library-s7 = 倒着收线
stops-library-s8 = 书签
stops-library-s9 = 在它身后
stops-library-s10 = 上锁的一章

stops-kitchen-s1 = 没猫的猫门
stops-kitchen-s2 = 踩这里
stops-kitchen-s3 = 双份
stops-kitchen-s4 = 一个接一个
stops-kitchen-s5 = 找不同
stops-kitchen-s6 = 最上面那把
stops-kitchen-s7 = 慢炖
stops-kitchen-s8 = 镜子的瑕疵
stops-kitchen-s9 = 出去再进来
stops-kitchen-s10 = 后进先出

stops-alley-s1 = 薄脆
stops-alley-s2 = 一口
stops-alley-s3 = 小心夹子
stops-alley-s4 = 猫来了
stops-alley-s5 = 从哪儿进？
stops-alley-s6 = 绕过拐角
stops-alley-s7 = 威化小屋
stops-alley-s8 = 别咬刹车
stops-alley-s9 = 留一口
stops-alley-s10 = 如履薄冰

stops-palace-s1 = 一滴茶
stops-palace-s2 = 冰上刹车
stops-palace-s3 = 按大小合并
stops-palace-s4 = 一口两用
stops-palace-s5 = 二的幂
stops-palace-s6 = 针眼
stops-palace-s7 = 公主的算术
stops-palace-s8 = 近在眼前
stops-palace-s9 = 留下的洞
stops-palace-s10 = 带它回家
