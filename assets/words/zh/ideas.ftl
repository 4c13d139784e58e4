## 每一关的要点：先作第一条提示，通关后再说一遍

stops-ideas-garden-s1 = 奶酪就在隔壁，去那里的路却要绕一大圈。
stops-ideas-garden-s2 = 哪块奶酪反正就在去最后一块的路上？那块可以等。
stops-ideas-garden-s3 = 坐茶壶上去，转个身，再坐回来：从茶壶里出来，就能从它旁边走过去。
stops-ideas-garden-s4 = 自己的线不能交叉：先穿哪颗珠子会把自己关住？
stops-ideas-garden-s5 = 往回走会收线，可吃掉的就是吃掉了。
stops-ideas-garden-s6 = 两只都离奶酪只差一步：找一面只挡住其中一只的墙。
stops-ideas-garden-s7 = 最后一块奶酪只有茶壶通得到，所以先用另一对。
stops-ideas-garden-s8 = 多走一步：墙会挡住双胞胎，往回走时你们一起到。
stops-ideas-garden-s9 = 大道有三条，对手认得路：先走哪条？
stops-ideas-garden-s10 = 先吃上面的奶酪；再让墙把双胞胎挡在它的盘子上，你走到自己的盘子上。

stops-ideas-cellar-s1 = 在冰上会一直滑，被挡住才停。
stops-ideas-cellar-s2 = 往左滑回去：停在哪里，路就从哪里继续。
stops-ideas-cellar-s3 = 从下边会滑过奶酪：要从上边来。
stops-ideas-cellar-s4 = 出发的那块干地会再让你停下：从那里再出发一次。
stops-ideas-cellar-s5 = 奶酪旁边停不下来，但滑过的就吃掉了：哪一滑能经过两块？
stops-ideas-cellar-s6 = 不拿钥匙也有路，可绕去拿钥匙反而更短。
stops-ideas-cellar-s7 = 锁着的门能让你停下，拿了钥匙就停不下来了：那么先做什么？
stops-ideas-cellar-s8 = 钻进茶壶，换个地方接着滑：正好转个方向。
stops-ideas-cellar-s9 = 溜冰场上只有墙能挡住你：去远处奶酪的路只有一条，而且先要绕路。
stops-ideas-cellar-s10 = 钥匙、奶酪和门的先后，决定每一滑停在哪里。

stops-ideas-library-s1 = 就算在雾里，看过的地方也一直看得见，奶酪还会透过雾发光。
stops-ideas-library-s2 = 离奶酪只有两步，可猫要从那里过：先躲到左边，等它走过去。
stops-ideas-library-s3 = 线刚好够长，能从左边的珠子绕过去。
stops-ideas-library-s4 = 一面墙也没有，挡路的是你自己的线，所以先穿右边的珠子。
stops-ideas-library-s5 = 拿了钥匙走近路，会撞上猫。它刚刚离开的是哪个房间？
stops-ideas-library-s6 = 往回走不用多花线，先看看：从哪颗珠子能继续走？
stops-ideas-library-s7 = 往回走就收线，钥匙却还在手里。
stops-ideas-library-s8 = 左边的珠子在回来的路上：留几个房间给线走。
stops-ideas-library-s9 = 开着的路上会碰到猫。走锁着的门，等它走过，你就在它身后。
stops-ideas-library-s10 = 先拿不顺路的：线会收回来，拿到的还是你的。

stops-ideas-kitchen-s1 = 活门只让你顺着尖头的方向过：往左退回去，从侧面进。
stops-ideas-kitchen-s2 = 踩上角落的机关，上面的墙就移开了。
stops-ideas-kitchen-s3 = 下去再上来：只有往下走时，双胞胎才被墙挡住。
stops-ideas-kitchen-s4 = 上面的机关会把你关住。下面的机关打开的是哪条路？
stops-ideas-kitchen-s5 = 两半只差一面墙：挑只有一只能动的地方走。
stops-ideas-kitchen-s6 = 只有最上面的钥匙能开门：红钥匙怎么用掉？
stops-ideas-kitchen-s7 = 往旁边走一步踩上机关，近路开了，远路关了。
stops-ideas-kitchen-s8 = 镜子里左右相反，有一面墙却没照出来：你们两个就在那里分开。
stops-ideas-kitchen-s9 = 活门不让双胞胎进去。你从活门出去再回来，它就从上面绕过去。
stops-ideas-kitchen-s10 = 门排成一排，钥匙就要倒着拿；红的锁在里面，所以先拿两把蓝的。

stops-ideas-alley-s1 = 直接往上走，还要用的那块威化饼就没了：从边上绕。
stops-ideas-alley-s2 = 一直往下要咬两口。右下边的房间和奶酪是同一个集合。
stops-ideas-alley-s3 = 捕鼠夹总绕同一圈：看准它在哪儿，等它走远了再走。
stops-ideas-alley-s4 = 茶壶出来的地方，正是猫走的路：等它往上走过去再钻。
stops-ideas-alley-s5 = 只能咬一口，咬哪面墙由活门决定。
stops-ideas-alley-s6 = 猫会从你身后绕过来：她去看角落时，先吃下面的，再从左边溜过去。
stops-ideas-alley-s7 = 直接往下就没有路了：近的要留到后面吃。
stops-ideas-alley-s8 = 奶酪上面的墙能让你停下。咬穿了，就停不下来了。
stops-ideas-alley-s9 = 最后一口要用在哪里？在那之前只能咬一口。
stops-ideas-alley-s10 = 每滑一次，能停的威化饼就更少，走得通的顺序只有一种。

stops-ideas-palace-s1 = 你只是一个房间，连最大的集合也只要一杯茶；小的那个哪儿也去不了。
stops-ideas-palace-s2 = 机关移动的那面墙，就是你在冰上的刹车。
stops-ideas-palace-s3 = 你是三个房间时，先连那五个房间；反过来，同样的集合要多用两杯。
stops-ideas-palace-s4 = 咬一口，双胞胎就到了自己的奶酪上：你往下走之前先让它离开，不然它也会下去。
stops-ideas-palace-s5 = 你还是一个房间时，最大的集合和最小的一样，都只要一杯：从八个的开始。
stops-ideas-palace-s6 = 下面的珠子在死胡同里：把尽头咬穿，线就能过去。
stops-ideas-palace-s7 = 你是两个房间时，先连那十二个房间；之后每个单独的房间只要一杯。那三个别管。
stops-ideas-palace-s8 = 奶酪就在隔壁，双胞胎却要走很远：茶壶只带走你自己。
stops-ideas-palace-s9 = 你身后化掉的地方，对双胞胎就是墙：让它走到洞边停下。
stops-ideas-palace-s10 = 钻过茶壶去接双胞胎，带它回家，再一个人从茶壶离开。最后才咬。
