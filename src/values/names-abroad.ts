/** Given names as they are said all over the world, in lower case; none of them is an everyday word, a town or a make. */
export const namesAbroad: readonly string[] =
  `abdi abdiel abdirahman abdou abdulaziz abdulrahman abeba abebe abelardo abhay abhinav abhishek abidemi abiodun
  abiola abosede adaora adebola adedayo adeel adeola aderonke adetokunbo adhiambo adil adina adnan adunni afia afua
  agron agustina ahmet aigul aino aishwarya aissatou aivars aizhan ajit akanksha akhil akinyi akosua akshay alain
  alaina alaya aleida aleksei aleksey alemu alexei alexia alfonzo algirdas alhassan aliou alka almaz alok alphonse
  alphonso altagracia alyona amadou amani amarjit amaury ameer ameera amel amena amihan aminata amna amra amrit
  amrita amritpal anabel anai anais anaya andile andris andrus andrzej aneesa angelique angelo anh anibal anisha
  anjana anjelica anke anneli annemarie anouk anouska ansh anthea antoinette antonina antti anushka aoi apolonia
  apoorva arber archana ariadna ariadne arif arjan arjen arkadiusz arlette armaan armin arnaud arne arnoldo arpita
  arslan arta artem artemio aruna arushi arvydas aryan asad asami asif askar aslaug astri atanas atsuko atul aurelie
  aurelio avani avinash avril awa awino ayako ayame aybek aydin ayeesha ayinde ayo ayobami ayumi aziz aziza azra
  babajide babatunde babette badr bahar bahram balbir baldev baljit balraj baptiste baraka barbora bashir basia basim
  bassam batsheva bayani beatris behrouz bekele berenice bernd berta besa besnik betania bhavesh bhavin bheki bianka
  bibi binta biodun bisi bjarni bohdan bolaji bolanle bopha boubacar bounmy boyan bozidar brahim branko brayan breana
  brecken bree bridie brigid brigida brigitte bruna brunhilde bukky burak caio canan candelaria caridad carles
  carmelita carmelo carmina carolina casimir catalin catriona cecilio cedrick cees celestine celestino celso cesare
  ceyda chaim chaitanya chanda changho channing chanthy charanjit charis charu chayim cheruiyot chiaki chiamaka chika
  chikako chike chimamanda chinonso chipo chisom chiyo chue chukwudi chukwuemeka chunhua cian ciaran cillian cinthia
  ciro citlali claribel clarisa claudine claudio clelia clemencia clementina clementine clodagh clovis conall
  concetta constantin constanza consuela corentine corina corrado corrine cosima crescencio cristobal cristofer cruz
  cuauhtemoc cuong cyprian dabney dagmar dagny daiki dainius daiyu dalila damaso damir daniil daniyar danute darina
  darja darko darrin darshan dashiell davide davinder davit dawid dawit dayana dayo debjani declan deena deisy
  delfina delfino delmy demetria demetrio denis denys dervla desislava desta devang devendra dhanya dheeraj dhiraj
  diamanda diarmuid diem dilip dilnoza dilpreet dilshad dimitar dimitra dimitrios dimitris dinara dineo dipak dipti
  divina dmitry dobromir domenica domenico dominga domonique donal donatella donato dongmei dorit dottie draga dragan
  dragana drazen dre drita dritan duong dusanka duy dzung ebele ebru eckhart eda edda edita edite edmundo edna
  edoardo eduarda edwina eero efe efosa efthimia egbert egle egor eirene eirik ekow elad elaf elba elda eleanora
  eleazar eleonora elia eliette eliska elke elmira elodia eloisa eloy elsbeth elvedin elvia elvin elvina emad emelia
  emely emerita emese emi emiko emin emina emine emre endre enrica enrico erasto eren ermelinda ermias erna ernesta
  ersin esam eseosa esin esra estefania estefany estela estelita estrella eszter etelka etsuko eudora eufrasia
  eugenia eugenie eugenio eulalio eunhee eunseo eusebio eustace evander evangelina evangelos evaristo evette evgenia
  evgeny evlyn ewelina eyad eyal eyob ezinne ezio faiza faizan fanni fanny farai farida faris farooq faruk fatih
  fatim fatma fatos fatoumata fatuma fausta fausto federica fedor feliciano feliks felisa ferenc fermin fernande
  ferran fidelia fikiru fikret filiberto filippo filmon filomena finnian fionnuala fiorella firdaus firuza flavia
  flavio florencio florentina florentino fola folarin folashade fortunato foteini fotini frantisek freddy frederica
  frederik frederique fritz froilan fulvio funmi funmilayo fusako gagan gagandeep galen galit galya gamal ganesh
  garima gaspar gavriel gazala gebre geeta geetha gemechu genevra genoveffa georgi georgios georgiy geovanni geovany
  geraldina gergely gerhard gerlinde germana germano gertrude gertrudis geza ghassan ghazal gheorghe giacomo giang
  gianluca gianmarco gianni giedre gilles gintaras giovanna girish girma gita gitanjali gitte giuliana giuliano
  gladis gloriana godfrey goncalo gordana goro gosia gotthard govind graciano graciella grigor grigory gudny
  guilherme guillaume guiomar gulnara gulnaz gulsen gunay gunnhild guntis gurdeep gurinder gurjit gurleen gurmeet
  gurpreet gursimran gustave gwendolen gyorgy gyula habiba hadas hadassah hadi hadiza hae hafsa haider haim hajar
  hala haleema haley halil halima halimatu hallgrim hallie haluk halyna hamed hameed hamisi hanako hanan haneen
  haneul hanh hania hanif hanne hannelore harald hardeep harish haritha harjit harkirat harleen harmanpreet haroon
  harpreet harshad harshita hasina hassana hatice hatsue havard havva hayato haydee heba hedda hedvig hedwig heidrun
  heikki heinrich hela helge heli hellen helmi helmut heloise hemant henrike herbie heriberto hermelinda hermina
  hermione hesham hetal hideki hien hikari hilaria hilario hildegard himanshu hina hinata hinemoa hinewai hiromi
  hironobu hirut hisako hisham hitomi hjordis hoang hojin honorata honorio houda houssam hristo hrvoje hrvojka huan
  humaira huy hyacinth hyeon hyojin hyunwoo iago iain iasmin ibrahima ibukun ichiro idalia idan ido idowu ieva ife
  ifeoluwa ignacia ignatius ignazio igwe iker iku ilaria ilham ilia ilias ilie ilija ilir ilka ilkay ilona ilya ilze
  imke imre imtiaz inaya inese ingmar inigo inna inocencia ioan ioana ioannis iracema irena irenka irfan irmgard
  irvin isabeau isadora isai isamar isamu isatou isha ishaan ishani ishita isidora ismail ismet issac istvan itai
  itamar itzel ivanka ivaylo iveta ivona iyabo iyana izabel izaiah izumi izzat jaakko jaana jabril jacobo jad jae
  jaehyun jaewon jaeyoung jagdeep jagdish jagjit jahangir jaimin jair jairo jakob jakov jakub jaleesa jamilah jamison
  janaki janek janessa janez jani janina janko janna janne janos januario jaroslav jasdeep jaskaran jasleen jasmeet
  jasmina jasna jaspreet jasvir jatin jaya jayant jayesh jazmine jeevan jehan jelena jennelyn jennika jennilee jeong
  jesper jessika jesusa jeyhun jhon jhonny jiahui jigar jignesh jiho jihye jinhee jinho jinsoo jiri jitendra jiwon
  joana joaquina jocelin jochen joelle jolanda jonatan jonathon joo joost joram jordana jorn josef josefa joselin
  josephina josip jovana jovani jovanka jubril judit juergen juhani jumoke jungho junho junichi junko jurate justyna
  jyothi kaarina kacper kadeem kadiatou kadir kadri kaede kaela kailani kaimana kainoa kairi kaito kaja kajal kalea
  kalei kaleo kalia kalin kalliope kalpana kamaka kamalei kamil kamilah kanako kanani kanika kapil karanja karel
  karima karin karlo karoline karthik kasim kasper katerina katja katrin katsuko katya kaushik kavitha kayode
  kazimierz kazuki kazuko keahi keala kebede kedar kefira kehinde keila kemal kemi kerem kerstin kestutis ketan
  kevork keyla kgosi khady khaled khamphet khang khoa khuong khurram kibet kierra kiet kimani kimberlee kimiko kinga
  kiptoo kirit kirsty kivanc kiyoko klara klaudia koa kohei koichi koji kojo kolade konstantina kostas kresimir
  krishan kristaps kristiina kristjan kristof kristoffer krisztina krystian kudzai kuldeep kulwinder kumiko kunal
  kwadwo kwaku kwasi kyoko kyong kyung kyungsoo lachlan lakisha lalita lamia lamine lanh laquita larisa latonya
  laurent laurentiu lavanya laylah lazar lazaro leena leire lejla lela lenka lenore leokadia leonarda leonidas
  leonora leopoldo leszek levent liang liban lieselotte liesl ligaya lihua lili liliane lilibeth lilja lilla lilo
  limor lina lindiwe lisbet liselotte lisette lita liv livio lizeth ljiljana ljubica llewellyn lodovica lorcan
  loredana lorinda louella luan luc lucie lucienne lucila lucilla lucja luiz luljeta luong lusine luwam luzia
  luzmaria lyazzat lyudmila maarit maarten maayan madalena madeleine madhav madhu madhuri madina mael magaly
  magdalene magnhild maha mahima mahmud mahnoor maija maik maila maile maimouna maira maja makana makenna malaika
  malak malee malena malin malina malte manami mandeep mandisa mandla manfred manisha manjit manjula manmeet mannat
  manola manolo manpreet mansi mansoor manu manuelito maor marat marcela marcell marcelle marcello marcial marciano
  marcin mareike margarida margit margret margrit mariama mariamu mariangela marianna mariano maricarmen maricel
  maricruz marieke marielena mariella marija marijke mariko marilou marilynn mariona marisela marita mariya mariyam
  marjan marjolein marju markku marleen marlena marloes marlys marouane marte marthe martijn martine martino marufa
  marva marwa marwan marybel marycruz maryellen maryjane marylou masami masao masato masood massimo matas matea matei
  mateus matheus mathilde mathis matias matilde matthieu mattias maud maurizio maxime maximiliano mayank mayte mayu
  mayuko mayuri mbali mckayla megha meghna mehreen mehret mehul meihua meilin meir melani melania melany melek
  meliton melitta melvina mendel merel merete meriem merlin mert mervyn meryem michalis michelina micheline michio
  mieczyslaw miguelina mihaela mihai mihail mihir mikail mikayla mikel mikkel miklos milagro milana milica milko
  miloslav mimoza minako minal minato mindaugas minjun minori minseo minsoo minta mirabel mircea mireille mirek
  mirela miri mirjam mirka mirko mirlinda mirna miro miron miroslava miryam misael misaki misao mitchel mitra mitsuko
  mitsuo mitsuru mladen modesta modou mohamud mohit mohsen mohsin moishe momoko monir monserrat montserrat moriah
  morten mosab mostafa motoko moustapha mrinal mubarak muhammed mukund mulugeta mumtaz muna munir munira murali murat
  muthoni mutua mwangi mwende mykola myriam myrna myung nabila nadeem nader nadina nadira nadiya nadja naeem nafisa
  nagendra nagisa nahid nahla nainoa nanako nanami nanci nandita nani naoto narendra narges narinder naseem naseer
  nasir nasreen nassim natacha nataliya natan natasza nathalia nathaly natividad natnael natsuki natsumi nattapong
  nava navdeep navid navjot nawal nayan nayla nazanin nazar nazeer nazia nazli nedyalko neeta neila nelia nella nelli
  nelly nenad nereyda nerissa nermin nerys netta nevaeh neveah neven neville nga ngaire ngan nghia ngugi nguyet nhan
  nhat nhi nhu nhung nicanor niccolo nichole nickolas nicolaas nicolae nicolai nicoleta nicoletta nidhi nieves
  niharika nika niki niko nikola nikolaos nikolay nikoletta nilda niloufar nilufer nimisha nimmi ninfa ning nirav
  nirmal nirmala nishant nitya nivedita njambi njoki nkem nkiru nkosana noa noam noela noella noemie nomsa nomvula
  nonso noora noriyuki normand noura nuray nuria nurlan nuru nya nyah nyambura nyasha oanh obafemi odalis odalys
  oddny oded odhran odile odilia ofer ogechi oghenekaro ohad okan oktay ola olabisi olamide olanrewaju olayinka oleh
  oleksiy olenka olesya olivera olivier olu olubunmi olufemi olufunke oluwatobi olwen olympia omer omolara omotola
  onalenna ondine ondrej onika onyeka oralia orazio orest oriana oriel orietta oriol orit orna ornella orsolya orysia
  osagie osei oskar osman ostap otavio otilia oumou ousmane oya ozan ozgur ozlem paityn panagiotis panayiota pancho
  panyia paola paquita paramjit paras pari parminder parth parthiv parul parveen pascale pascual pasha patricio
  patrik patrizia paulina paulino paulo pavan pavla pavlina pawel payal pedram pekka pelin peng penka pepe percival
  pernilla perpetua perrine petar petrina petro petronella petronila petrus phaedra phailin phebe phelan philipp
  philippe phillipa philomena phineas phirun phung piedad piero pietro pinar piyush placida placido plamen polina
  poonam poornima porfirio portia prabhjot prachi pragya praneeth prashant prateek pratibha praveen preetam preeti
  prem premila priit prisca pritam prudencio przemek przemyslaw puja puneet puneeta purnima qasim qiang quoc quyen
  raanan rabia rachana rachid radha radka radmila radomir radoslav rafa rafal rafiq raghu ragini ragna ragnhild rahim
  rahma raili raimonds raimund rainer raisa rajat rajeev rajendra rajinder rajni raju rakhi ralf ramin ramunas ramya
  randa randeep ranee ranjan ranjana ranveer rashaad rashed rasheeda rashidi rashmi ravinder raymundo razvan rebekka
  reema refilwe refugio regine reiner reinhold remedios remigio remigiusz renaldo renan renate renske resham reshma
  reuben reva reyansh rhian rhona riaan riad riccardo richa rieko rigoberto rihanna riikka rika rikard riki rikke
  rima rimas rinaldo risa rishabh rishi ritesh ritika ritva rizwan rodica rodolfo rodrigue roel rogerio rolanda
  romana romane romina romola romulo ronaldo ronen roni ronit rosalina rosalva rosana rosangela rosaura rosemarie
  rosendo roshan roshni rosio rosita rositsa roswitha roya rozalia ruba rubina rudi rudolf rudolfo rufina rufino rui
  rukia rukmini rumen rumiko runa rupa rupali rupinder ruslana russel ruta ruvimbo ruxandra ruzica ryoko ryszard
  ryuji sabah sabeen sabina sabitha sabri sachi sadaf saeko safa safia safiya sagal sagar sahana saheed sahil saif
  saim saima sajid sakina sakshi saleem saleh salima saloni samaira saman samar sameera samia samreen samuele samuli
  sanaa sanam sander sandhya sandrine sandro sangita sania sanjeev sanjiv sanjna sanna sanne santhosh santosh saori
  sapna saqib sarai saranya sarath sarmad saroj saskia satoko satomi satoru saule saulius saulo saurabh saverio
  savina savita savitri sayaka sayali sayed sebastiano sebastien seiko sekou selam selamawit selen selim selin semaj
  semih senad senait sengdao seppo serafin serap serhiy serik serkan sertac sethu seun seva sevda severina severino
  sevgi sevim seyed shabana shabnam shadi shaheen shahid shahnaz shahrukh shakeel shakti shaleen shalom shamim shamir
  shamsa shanaya shanelle shanthi sharad shardae sharmila sharonda shashank shashi shaul shavonne shaza shazia sheela
  sheena sheetal shekhar shigeko shikha shimon shinya shir shireen shiro shiv shivam shivangi shivani shizuko shoji
  shona shpresa shreyas shri shrikant shruti shuang shubham shunsuke shweta sian sibel sibongile sibusiso siddhi
  sidonie sidra siegfried siegrun sigal sigbjorn sigfrido siggy sigmund signe sigrun sigurd sigurjon silja silke
  silvano silvina sima simeon simona simranjit sinan sindhu sindre sinem sirje sissel slavica slavko slavomir
  slobodan smita smriti sneza snezana soad sofiya sohail soham sohyun sokha solomiya solvei somchai somphone somsak
  soojin soomin sooyoung sophal sophy sota sotiris souleymane soumya spiros sreya sreymom sri sridhar stanislava
  stavros stefani stefanos steffen steffi stelian stelios stephane stephania stephon stina stoyan sture suchitra
  sudarshan sudeep suhail suhana suja sujatha sulaiman suleyman suman sumanth sumathi sumaya sumitra sung sunghee
  sunhee sunitha sunniva supriya suraj surendra surinder surjit susanne sushil sushila suvi suyash suzan suzana svend
  sveta swapna swapnil swarna sylwia szilvia szymon tabea tadas tadashi tadeo tadesse taeko tahereh tahir tahira
  taiwo tajuddin takako takeo taku takumi takuya taleb talitha talya tamas tameka tamiko tamir tammi tandi taneisha
  taniya tanja tanjiro tanmay tanu tapani tapiwa taraneh tareq tarik tashi tasneem tasnim tasos tatjana tatsuo tayo
  tayyab teja tejal tejas tekla telma teodor teodora tercio tere teresita tereza teruko tesfaye tetsuo tetsuya teun
  teuta tevin thais thandeka thandiwe theda themba theodoros theofanis therese thien thierry thijs thilo thinh thom
  thordis thorvald thuan thulani thulile thuong tiago tiara tibor tien tiffani tigist tihana tiina tijana tikva tilda
  tilly timea timon timothee timur tinashe tino tirza tiwa tiziana tobi tobiah todor togba tohru tomaz tomer tomi
  tomika tomiko tomislav tommaso tomohiro tomoki tomoya tonino tonje toomas toril toshi toshio tou tove tracee trang
  trevion triin trinh tristram troels trung truong tsega tsegaye tsehay tsering tshepo tsion tsubasa tsvetan
  tsvetelina tuncay tuomas tuong tural turid tushar tuula tuyen tuyet twyla tyreke tyron ugochi ugonna ulric ulrica
  ulrika umair umaru umesh umit unai unathi upendo urmas urs usama usman ute uxia uzma uzoma vadim vahid vaida
  vaishali vaishnavi valdrin valente valentino valerio valeriya valeska vanda vanesa vangelis vanja vansh vardan
  varsha vartan vasant vaseem vashti vasile vasilios vasilis vasudha veda vedant vedran veena velia venancio venera
  veneta venkat venkatesh verena vergil verginia vernice veronika vesela veselin vibha vicenta victoire victorina
  vidhi vidyut vien viggo vignesh viktoria viktoriya vilhelm vilija vilius vilma vimal vincenza vineet vineeta vinh
  vinicius violeta violetta vipin vipul viraj virendra virgilio visnja vitaliy vitaly vitor vittoria vittorio viveca
  viviane vivianna vivien vlada vladimira voytek vrinda vuk vusi wafa wahid wairimu walburga waldemar waldo walentyna
  walther wambui wanangwa wangari wangui waniya wanjiru waqas warsan wasim wassim wayan weiwei wenche wendeline wesam
  wiebke wieland wies wiktor wiktoria wilfried wilhelmena wilhelmus willem willemijn willy wilmar wim winnifred
  wiremu wolfram worku wouter xavi xavia xeng xiang xiaojun xiaowei xinyi xiomar xiulan xochi yaa yaakov yadira yahya
  yaira yakov yakub yalda yaman yameen yamil yamila yanai yanet yaneth yani yanis yannis yaqub yarden yardley yared
  yarely yaritzel yariv yasar yaseen yashika yashvi yasmani yasmina yasser yatziri yazan yazmin yehuda yejin
  yekaterina yeong yer yeraldin yeray yerko yerlan yeshi yessica yevgenia yewande yigit yihan yildiz yinka yisel
  yisroel yitzchak yiwei ylva yngve yoan yoana yoav yochanan yodit yoel yogesh yohan yohana yohanes yohannes yolandi
  yolie yolonda yomna yonas yonatan yonghee yoon yoonah yoosuf yoram yordan yordanka yorick yorleny yoseph yoshiaki
  yoshie yoshihiro yoshikazu yoshimi yoshio yossi youngmi yousra yovani ysabel ysolde yuanyuan yudith yuen yuichi
  yuji yuka yukie yukiko yukio yulian yulisa yulissa yuliya yumiko yumna yunus yurem yuriy yusef yusif yusuke yvain
  zac zacarias zachery zadie zafar zahid zahir zahira zahraa zaida zaim zain zaina zainabu zaki zakia zakiya zakiyyah
  zamir zamira zanele zaneta zareen zarema zarina zayn zdenek zdenka zdravko zehra zeina zeljka zeljko zenaida
  zenobia zenon zerrin zev zewdu zhanna zhen zhi zhong zikri zilla zinaida ziva ziyad ziyi zlata zlatan zlatka zlatko
  zofie zohar zohra zoila zoilo zoltan zoraida zorka zoya zsofia zsolt zsuzsanna zubaida zubair zulay zulma zurine
  zuzana zuzanna zygmunt zyta`.split(/\s+/)
