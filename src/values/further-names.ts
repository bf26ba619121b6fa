/** More given names, of many languages and times, in lower case; none of them is an everyday word, a town or a make. */
export const furtherNames: readonly string[] =
  `aaliyah aarav aarti abbie abdullah abel abena abner abram achieng adaeze adalynn adebayo adela adelaide adelina
  aditi aditya adolfo adriano adwoa agatha agnieszka agustin ahmad aida aileen aimee ajay akash akiko akira akua
  alanis alba alberto alden aldo alec alejo aleksander aleksandra alena alessandra alessandro alexandre alfie alfonso
  alfreda alia aliyah alondra alonso alonzo althea alton alva alvah alvaro alvin alysha amaka amandine amara amari
  amaya ambrose amelie amias amira amita amol amos anahi anand ananya anders andrej aneta angharad anika anil anisa
  anissa ankit annabel annabelle anneliese annika ansel anselm anton antonia antwan anuj anwar aoife aparna araceli
  araminta arash archie arianna arielle arlen arlo armand armando arnav aron arpad arun arvid arvind asa asbjorn asha
  ashanti ashok ashwin asma astrid asuncion athena atticus augusta augustine augustus aurelia avi aviva ayaan ayana
  ayanna ayesha aylin ayman ayodele azadeh barnaby barrett bartek bartholomew bartosz bea beata beatrix beatriz behnam
  belinda benedict bengt benita benito benny benoit bernardo bernie bertha bertrand bess bessie bettina beulah bev
  bhavna bilal birgit bjorn blanca blanche bo bogdan bola bonita boris boyd bozena bram branden brandi braxton breanna
  brenna brennan brianne brinley britney britt britta bronson bronwen bronwyn bryant bryn brynlee brynn bukola caden
  caitlyn callie calliope callum camilla camilo caoimhe cara carina carissa carlene carlo carlotta carmela carrol
  carson cassidy catalina catarina cathleen catrina cecile cecily celina celine chandra chantal charmaine chas chaya
  chet chiara chidi chidinma chinedu chinwe chioma chitra christa christoph chukwuma ciara cicely clarissa claude
  claudette claus clemmie cleo cleon cleopatra clive coby colette collin conrad constance consuelo cora cordelia
  corentin corinna cornelia cornelius cosmo cressida crispin cristian cristina cyril cyrus dafydd dahlia daisuke dalia
  damaris damion dania danica danika danilo danita dante dara darcy daria dario darius dariusz darryn davina davon
  dawson deandre deangelo deanne deepa deepika deidre deion deirdre dejuan delaney delbert delilah delphine delroy
  demarcus demetrius demi denisha denny deon deshaun deshawn desmond destiny detlef devika devonte dewayne dewey dhruv
  diallo dieter dillon dilys dinah dinesh dion dirk divya djamila dmitriy dominik donnell donovan dontrell dorcas
  dorian dorota dorothea dov drusilla dusan dwain dwyane eamon efrain efren ehsan einar eitan ekaterina elaina eleni
  elettra elham eliana elin elina elinor eliseo ellis elodie eloise elon elowen elroy elton elvira elvis elwood
  emanuel emberly emeka emerson emil emile emilia emiliano emmanuel emmett emrys enid enoch enos enzo eoin ephraim
  erasmo erick ericka erma ernestine errol ervin esi esme espen esperanza estella ester etienne etta eulalia eunice
  eunji euphemia evangeline everett evie evita ewa ewan ezekiel ezequiel ezra fabian fabio fabiola faisal farah farhan
  farid farzad fatemeh fatou federico felecia felicity felisha femi ferdinand fergus fernanda fiammetta fidel filip
  finley finn fintan fionn firas fletcher florian folake folasade fran francois franz frederic freida freya frida
  fumiko gabby gael gaelle galina garth gaston gaurav gayle gemma genaro genevieve genoveva georgette georgiana
  georgie georgina geraldo gerardo gerda germaine gerry gethin ghada giada gianna gideon gilberto gilda giles gillian
  ginevra gino giorgio gisela giselle giulia giuseppe glenna gonzalo gopal goran gottfried graciela grady grainne
  grazyna greer gretel griselda grzegorz gudrun guido gunilla gunnar gunther gwendolyn gwyneth habib hailee hakan
  hakeem hakim halina hamid hamza hana hans harlan haruka haruki haruto hasan hattie hayden heike helga hema hendrik
  henrietta henrik hepzibah hermine herminia hernan hettie hideo hieu hilda hilde hiram hiroshi horace horacio
  hortencia hortense hossein howie hubert huda hudson humberto huong hussein hyejin hyun idris iestyn ifeanyi ifeoma
  igor ikaika ike ilana ilene iliana ilse imelda imogen imran ina indira inez inga ingeborg ingo inocencio iona irina
  isabela isabelle isaias isidro isla ismael isolde israel issa ivana ivar ivette ivonne iwona izabella jabari jacek
  jacinta jacinto jacques jacqui jada jaden jadwiga jaiden jalal jaleel jalen jamaal jamar jameela jameson jamila
  janae janette janine janis janusz jarrod jarvis jasmin jasper javad javon jaxon jaxson jayla jaylen jaylin jaylon
  jayne jazmin jeannette jeannie jeannine jeb jedidiah jelani jemima jens jerald jeremias jericho jermain jerrod jerzy
  jethro jihoon jimena jin jiro jisoo joachim joann joao jocasta johan johann johannes johnathan johnnie jolanta
  jolene jolie joni joon joran jordi jorgen jorunn josefina joselyn josette josiah josue jovan jovita jubal judah judd
  jude jules julianna julianne julieta juliette julissa julius juma jumana jurgen justina justine justus jutta jyoti
  kahlil kai kaia kaiden kaila kaitlin kaiya kalani kaleb kali kamal kamala kamari kameron kamila kamran kanoa kaori
  kaoru kapono karan karissa karol karolina karsten kartik kasia kassandra kat katalina katarina katarzyna katharina
  kathrine kaveh kavita kavya kawika kayden kaylee kayleigh kaz kazuo keanu keegan keelan keenan kehlani keiko keiran
  keita kekoa kelechi kelli kellie kelsie kelvin kelvyn kendrick kenji kenta keola keoni kermit keshawn keturah keziah
  khadijah khalid khalil khanh khloe kiana kiara kieran kiersten kiki kiley kimber kimberley kimo kingsley kinsley
  kiran kirby kirstin kishore kiyoshi kjell klaus kofi komal konrad konstantin kourtney krishna krishnan kristian
  kristofer krystle krystyna krzysztof kunle kwabena kwame kyla kylee kymberly kyra lacey ladonna laila lakeisha
  lakesha lakshmi laleh lalit lamont lanae lani lanny larissa lars lashawn lasse laszlo lata leela latasha latisha latoyia
  latrice lauri laverne lavinia lavonne layla layth lea leandra leandro leann leanna leanne leda leif leigh leilani
  leland lemuel lennie lennox lenny lenora leocadia leona leonel leonie leonor leopold leora lerato leslee leta
  lettice lettie lexi leyla lia lian liana libby lidia liesel ligia lilia lilian liliana lilith lin lindy linh linnea
  linus lionel lisandro lisbeth lise lissa lital livia lizbeth lizette loida lolita lonny lorelei lorella loren
  lorenza lorna lothar lottie lourdes luana lubna luca lucian luciana luciano lucien lucinda lucio ludmila ludovic
  ludwig luella luigi lukasz lula lupe lupita lutz luz lyla lynette lynne lyra macario maciej macy maddox madelyn
  madge madhavi mads maelle maeve magda magdalena magnus mahalia mahdi mahesh mahmoud mai maia maisie maite makayla
  makena maki makoto malachi malakai malgorzata malia malika mallory mamadou manish manju manoj manuela marcelina
  marceline marcelino marcelo marcy marek maren margaux margery margo margot marguerite maribel maricela mariela
  marietta marika marilu mariola marion marios marit maritza marius mariusz marko markus marlen marlon marni marnie
  marshawn martina maryam maryanne marzena masako masaru mateusz mathias mathieu mathilda matilda matthias mattie
  maude maura mauricio mauro mavis maximilian maximo maxwell mayra maysa mayumi mckenna meagan meena meera meghan
  megumi mehdi mehitabel mehmet meiling mele melina melisa mellie melva melvyn merle merritt meryl meseret mica
  micaela michaele michal michiko mickey midori mieko mika mikael mikaela mila milagros milena millicent millie milos
  mimi mina minerva ming minho minji minnie minoru mirella mireya miroslav misha mitzi miyoko miyuki mizuki moana
  modesto mohammad mohan moises mojgan mollie monika monte montgomery mordecai moshe mukesh muriel mustafa mya myles
  myron nabil nadege nadezhda nadim nadir naftali nahuel naima najib nalani naledi nandini nanette naoki naoko narayan
  naresh nashawn nastasia nat natalya natasja nathalie naveed naveen nayeli nedra neelam neema neeraj neha neida nell
  nellie nena nereida nestor neva ngoc ngozi niamh nichelle nicholle nico nicola nicolasa nicolette nidia niels nikhil
  nikita niklas nikolai nikolas nils nilsa nima nimesh nisha nita nitin njeri nkechi nnamdi nobuko noe noelia noemi
  nola nolan noor norah norbert norberto noreen noriko nour nuala nuno nydia nyla obiageli obinna octavia octavio
  oddvar odell odette ofelia oisin oksana olaf olav oleg oleksandr olena oleta olin ollie olumide oluwaseun omari omid
  oona ophelia ophelie oren oriane orla orlaith orrin orval orville osama osamu osvaldo oswald oswaldo otieno ottavia
  ottilie otto ottoline oumar owain oystein ozzie paco padma padmini padraig paloma pankaj parisa parker parvati
  parviz pascal pasquale pauletta pavel pavlo paxton payton pearlie perla pernille persephone petr petros petter
  peyton philippa phuc phuong piers pieter pilar piotr pooja prabha pradeep prakash pramod pranav pranay prasad
  prasanna pratik presley priscila priti priyanka pua qiana quang quinton quynh rachelle radek radhika radoslaw rae
  raegan raelynn rafaela rafe rafi raghav ragnar raheem rahul raina rajan rajiv rakesh ralphie ramesh ramiro rana
  randal randolph rania ranjit raoul raphael rashad rasheed rashida rasmus ravindra rayan rayna reagan reba rebeca
  reece reem reese regan reid reiko reina reinaldo reinhard rekha remi remy rena renato renaud renita renuka reyna
  reynaldo reza rhea rhett rhiannon rhoda rhodri rhys ria ricarda richelle richie rickie riko rina ritu riya roan
  robyne rocio rodger rogelio rohan rohini rohit roisin rolando rolf romain romy rona ronan ronni ronny roopa rosalba
  rosalia rosalind rosalinda rosalyn rosamund rosanna rosanne rosaria roscoe roseanne rosella roselyn rosetta rosina
  roslyn rowan rowena rowland roxana roxane roxie ruairi rueben rupert ruslan rustam rutger ruthie ryanne ryder rylee
  ryota saad saanvi sabine sachiko sachin sadia saeed sahar saida sakura sal salim salma salman salome salvatore
  samara samer sami samira samson sana sandeep sandip sangeeta sanjana santino saoirse sariah sarika sarita sascha
  satish satoshi satya saundra sayuri scarlett schuyler seamus seema sefa segun seiji selene selina seojun serafina
  serge sergey severin seymour shaina shakira shalini shamika shana shania shanice shaniece shanika shaniqua shankar
  shanna shanta shante shantel shaquille sharif sharlene sharron shawna shay shayla shaylee shayna shea shel shelia
  sherman sherrie shigeru shilpa shinji shira shirin shiva shizuka shlomo shobha shoshana shota shreya shyla siamak
  siddharth sigrid silas silvana silvanus silvio simran sina sinead siobhan sioned sipho sixto skye skylar slawomir
  sloane sneha sofie soheila sohrab solange soledad solene solomon solveig sonal sonali sondra sondre soraya soren
  srinivas stacie stanislav stanislaw starla stefania stefanie stefano steph stephan stevie stewart stu subhash sudha
  sudhir sujata sukhdeep suki suleiman sumiko sumit sundar sunita suresh surya susanna susannah sushma suzette svein
  svetlana svitlana swati sybil syed sylvain sylvester sylvie tabatha tadeusz tadhg taina takashi takeshi talal talia
  taliyah tallulah tam tamar tamer tamera tamia tamika tammie tamsin tania tanika tanvi taras tarek tariro tarun taryn
  tate tatsuya tatum tatyana tavita teagan tegan temitope tendai teo teodoro teofilo terese terje terrance terrie
  terrill tetiana tevita thabo thad thaddea thaddeus thalia thandi thanh thao thea theodora theron thiago thibault
  thomasin thomasina thora thorsten thurman thuy tia tiana timmy timo tirzah tisha tiva tobias tobin tolu tomasa
  tomasz tommie tomoko tonia tonja tora torbjorn tori torstein torsten tory toshiko tova tremaine trenton treva trey trina
  trish trista trudy truman trygve tuan tucker tullio tunde tyra tyree tyrell tyrese tyson uche uchenna uday udo ulf
  ulises ulla ulrich ulrike uma umar umberto uri uriah uriel urszula usha uwe val valarie valentin valeria valery
  vandana vanya varun vasiliki vasily vasyl velma verna verona veronique vesna vicente victorino vidal vidar vidya
  viet vijaya vikas vikki vikram viktor vinay vincenzo vinnie vinod virginie vishal vito viv vivek viviana vivienne
  vlad vladislav volker volodymyr wael waleed walid wally wanita wanjiku waqar warner waylon wei weldon wendelin wendi
  wenona werner wes wieslaw wilber wilbert wilda wiley wilfredo wilhelm wilhelmina wilhelmine wilmer winifred winnie
  winona wojciech wolfgang woodrow xander xenia xiao xiaoling xiomara xochitl xuan yael yahir yajaira yamileth yan
  yana yanira yannick yara yareli yaritza yaroslav yash yasin yasir yasmeen yasmine yasuko yaw yelena yesenia yessenia
  yetunde yevgeny ying yitzhak yoko yolande yosef yoselin yoshi yoshiko yousef youssef yuan yui yukari yulia yuliana
  yumi yuri yuriko yusra yuto yves zachariah zackary zahra zaid zaire zander zane zaria zariah zawadi zayden zaynab
  zbigniew zeke zelda zelma zena zendaya zeynep zia ziad zinnia zion zita zofia zola zora zoran zuleika zulema zuri`.split(
    /\s+/,
  )
