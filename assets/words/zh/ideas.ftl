## 每一关的要点：先作第一条提示，通关后再说一遍

stops-ideas-garden-s1 = 奶酪就在隔壁，路却要绕一大圈。
stops-ideas-garden-s2 = 身边的奶酪反正会路过：先去拿左边那块。
stops-ideas-garden-s3 = 茶壶走不过去，只能从里面出来：钻进去，转个身，再钻一次。
stops-ideas-garden-s4 = 先穿下边的珠子：自己的线不能交叉。
stops-ideas-garden-s5 = 往回走会收线，可吃掉的就是吃掉了。
stops-ideas-garden-s6 = 两只都离奶酪只差一步：找一面只挡住其中一只的墙。
stops-ideas-garden-s7 = 先吃下面角落里的奶酪，不然还得回来拿。
stops-ideas-garden-s8 = 最后一块奶酪只有茶壶通得到，所以先用另一对。
stops-ideas-garden-s9 = 对手认得路，大道有三条：先走哪条，决定输赢。
stops-ideas-garden-s10 = 回头路总比来路长，让茶壶带你往前走。

stops-ideas-cellar-s1 = 在冰上会一直滑，被挡住才停。
stops-ideas-cellar-s2 = 往左滑回去：停在哪里，路就从哪里继续。
stops-ideas-cellar-s3 = 从下边会滑过奶酪：要从上边来。
stops-ideas-cellar-s4 = 出发的那块干地会再让你停下：从那里再出发一次。
stops-ideas-cellar-s5 = 对手摸着墙走：你直接去拿钥匙，就能先到。
stops-ideas-cellar-s6 = 从右边下去，从左边回来：没有哪一滑能直达近处的奶酪。
stops-ideas-cellar-s7 = 哪一滑会停在钥匙上？
stops-ideas-cellar-s8 = 钻进茶壶，换个地方接着滑：正好转个方向。
stops-ideas-cellar-s9 = 溜冰场上只有墙能挡住你：去远处奶酪的路只有一条，而且先要绕路。
stops-ideas-cellar-s10 = 钥匙、奶酪和门的先后，决定每一滑停在哪里。

stops-ideas-library-s1 = 就算在雾里，看过的地方也一直看得见，奶酪还会透过雾发光。
stops-ideas-library-s2 = 离奶酪只有两步，可猫要从那里过：先躲到左边，等它走过去。
stops-ideas-library-s3 = 线刚好够长，能从左边的珠子绕过去。
stops-ideas-library-s4 = 对手每条死胡同都要看，可它们大多没有你的灯光长：看一眼就够了。
stops-ideas-library-s5 = 一面墙也没有，挡路的是你自己的线，所以先穿右边的珠子。
stops-ideas-library-s6 = 往回走就收线，钥匙却还在手里。
stops-ideas-library-s7 = 左边的珠子在回来的路上：留几个房间给线走。
stops-ideas-library-s8 = 先背着门去拿钥匙，再钻茶壶到另一半。
stops-ideas-library-s9 = 先拿不顺路的：线会收回来，拿到的还是你的。
stops-ideas-library-s10 = 这里的路会重新相连：回头之前，先找一条能往前走的。

stops-ideas-kitchen-s1 = 活门只让你顺着尖头的方向过：往左退回去，从侧面进。
stops-ideas-kitchen-s2 = 踩上机关，打开的不是来时的路。
stops-ideas-kitchen-s3 = 下去再上来：只有往下走时，双胞胎才被墙挡住。
stops-ideas-kitchen-s4 = 两个机关都在你的路上，其中一个能打开路。
stops-ideas-kitchen-s5 = 两半只差一面墙：挑只有一只能动的地方走。
stops-ideas-kitchen-s6 = 把红钥匙用掉，蓝钥匙就又到最上面了。
stops-ideas-kitchen-s7 = 四扇活门围成一圈，过了就在身后转向，所以要从不再用的那扇进去。
stops-ideas-kitchen-s8 = 镜子里左右相反，有一面墙却没照出来：你们两个就在那里分开。
stops-ideas-kitchen-s9 = 门排成一排，钥匙就要倒着拿；红的锁在里面，所以先拿两把蓝的。
stops-ideas-kitchen-s10 = 先踩两个机关，再吃远的奶酪；近的最后从下面去吃。

stops-ideas-alley-s1 = 威化饼只能走一次：回来要走的路，出去时别走。
stops-ideas-alley-s2 = 一直往下要咬两口。右下边的房间和奶酪是同一个集合。
stops-ideas-alley-s3 = 捕鼠夹总绕同一圈：看准它在哪儿，等它走远了再走。
stops-ideas-alley-s4 = 躲到猫后看的那边：她先看上再看左，等她走过，身后的路就通了。
stops-ideas-alley-s5 = 只能咬一口，咬哪面墙由活门决定。
stops-ideas-alley-s6 = 从奶酪直奔奶酪要咬两口，可你只有一口。
stops-ideas-alley-s7 = 猫会从你身后绕过来：她去看角落时，先吃下面的，再从左边溜过去。
stops-ideas-alley-s8 = 直接往下就没有路了：近的要留到后面吃。
stops-ideas-alley-s9 = 最后一口留给两块奶酪之间的墙，在那之前只能咬一口。
stops-ideas-alley-s10 = 每滑一次，能停的威化饼就更少，走得通的顺序只有一种。

stops-ideas-palace-s1 = 你只是一个房间，连最大的集合也只要一杯茶；小的那个哪儿也去不了。
stops-ideas-palace-s2 = 机关移动的那面墙，就是你在冰上的刹车。
stops-ideas-palace-s3 = 你是三个房间时，先连那五个房间；反过来，同样的集合要多用两杯。
stops-ideas-palace-s4 = 咬一口，双胞胎就到了自己的奶酪上：你往下走之前先让它离开，不然它也会下去。
stops-ideas-palace-s5 = 你周围是八、四、二、一：你还是一个房间时，连最大的和连最小的一样，都只要一杯。
stops-ideas-palace-s6 = 下面的珠子在死胡同里：把尽头咬穿，线就能过去。
stops-ideas-palace-s7 = 你是两个房间时，先连那十二个房间；之后每个单独的房间只要一杯。那三个别管。
stops-ideas-palace-s8 = 奶酪就在隔壁，双胞胎却要走很远：茶壶只带走你自己。
stops-ideas-palace-s9 = 没有茶壶就无路可走：选停在茶壶里的那一滑。
stops-ideas-palace-s10 = 先茶壶还是先活门？每一滑停下的地方，就是下一滑的起点：从最后一块奶酪倒着想。
