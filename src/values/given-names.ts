import { furtherNames } from './further-names.ts'
import { namesAbroad } from './names-abroad.ts'

/** Common given names and their short forms, in lower case. Those that are everyday words too ("will", "mark") stand apart. */
export const givenNames: ReadonlySet<string> = new Set([
  ...furtherNames,
  ...namesAbroad,
  ...`aaron abby abdul abe abigail abraham adam addison adele adrian adriana agnes ahmed aidan aiden aisha alan alana albert
  alejandra alejandro alex alexa alexander alexandra alexis alfred ali alice alicia alina alisha alison allan allen
  allie allison alma alyssa amanda amber amelia amina amir amit amy ana anastasia andre andrea andreas andres andrew
  andy angel angela angelica angelina angie anita anjali ann anna anne annette annie anthony antoine antonio anya april
  ariana ariel arjun arlene arnold arthur arturo ashley ashton aubrey audrey austin autumn ava avery barb barbara barry
  beatrice becca becky bella ben benjamin bernadette bernard bernice bert beth bethany betsy betty beverly bianca bill
  billy blake bob bobby bonnie brad bradley brady brandon brenda brendan brent brett brian briana brianna bridget
  brittany brooke bruce bruno bryan bryce byron caitlin caleb calvin cameron camila camille candace candice carl carla
  carlos carly carmen carol caroline carolyn carrie carter casey cassandra cassie catherine cathy cecil cecilia cedric
  celeste celia cesar chad charlene charles charlie charlotte chelsea cheryl chloe chris chrissy christian christina
  christine christopher christy cindy claire clara clarence clark claudia clay clayton cliff clifford clint clyde cody
  colby cole colin colleen connie connor conor corey corinne cory courtney craig crystal curtis cynthia daisy dale dallas
  damian damien damon dan dana dani daniel daniela danielle danny daphne darin darla darlene darnell darren darryl dave
  david dean deanna deb debbie deborah debra deepak delia della delores denise dennis derek derrick desiree devin devon
  dexter diana diane diego dimitri dina dmitri dolores dominic dominique don donald donna donnie dora doreen doris dorothy
  doug douglas drew duane duncan dustin dwayne dwight dylan earl ed eddie edgar edith edmund eduardo edward edwin eileen
  elaine eleanor elena eli elias elijah elisa elise eliza elizabeth ella ellen ellie elliot elliott elmer elsa elsie
  emilio emily emma enrique eric erica erik erika erin ernest ernesto ernie esmeralda esteban estelle esther ethan ethel
  eugene eva evan evelyn ezra faith fatima felicia felipe felix fernando fiona flora florence floyd frances francesca
  francesco francine francis francisco frank frankie franklin fred freddie frederick gabe gabriel gabriela gabrielle gail
  garrett gary gavin geoff geoffrey george georgia gerald geraldine gerard gilbert gina giovanni gladys glen glenda glenn
  gloria gordon grace graham grant greg gregory greta gretchen guadalupe guillermo gus gustavo gwen hailey hal hank hannah
  harold harriet harry harvey hassan hayley hazel heather hector heidi helen helena henry herbert herman hilary holly
  howard hugh hugo hunter ian ibrahim ida ignacio imani ines ingrid irene iris irma isaac isabel isabella isaiah ivan jack
  jackie jackson jacob jacqueline jade jaime jake jamal james jamie jan jana jane janelle janet janice jared jasmine jason
  javier jay jayden jean jeanette jeanne jeff jeffrey jen jenna jennie jennifer jenny jeremiah jeremy jermaine jerome jerry
  jess jesse jessica jessie jesus jill jillian jim jimmy jo joan joanna joanne joaquin jocelyn jodi jodie jody joe joel
  joey johanna john johnny jon jonah jonas jonathan jordan jorge jose joseph josephine josh joshua josie joy joyce juan
  juana juanita judith judy julia julian juliana julie juliet julio june justin kaitlyn kara kareem karen kari karim karina
  karl karla kate katelyn katherine kathleen kathryn kathy katie katrina kay kayla keisha keith kelly kelsey ken kendall
  kendra kenneth kenny kent kerry kevin khadija kim kimberly kira kirk kirsten kris krista kristen kristi kristin kristina
  kristy krystal kurt kyle kylie lamar lana lance larry latoya laura lauren laurie lawrence leah lee leila lena leo leon
  leonard leonardo leroy leslie leticia levi lewis liam lila lillian lily linda lindsay lindsey lisa liz liza logan lois
  lola lonnie lora lorena lorenzo loretta lori lorraine lou louie louis louisa louise lucas lucia lucille lucy luis luisa
  luka lukas luke luna luther lydia lyle lynda lynn mabel mackenzie maddie madeline madison mae maggie malcolm malik mandy
  manny manuel mara marc marcel marcella marcia marco marcos marcus margaret margarita margie maria mariah mariam marian
  mariana marianne marie marilyn mario marisa marisol marissa marjorie marla marlene marsha marshall marta martha martin
  marty marvin mary maryann mateo mathew matt matteo matthew maureen maurice max maxine maya megan mei melanie melinda
  melissa melody melvin mercedes meredith mia micah michael michaela micheal michele michelle miguel mike mikhail mildred
  miles milo milton mindy minh miranda miriam misty mitch mitchell mohamed mohammed moira molly mona monica monique
  morgan morris moses muhammad murray myra myrtle nadia nadine nancy naomi natalia natalie natasha nate nathan nathaniel
  neal ned neil nelson nia nicholas nick nicky nicolas nicole nigel nikki nina noah noel noelle nora norma norman olga
  olive oliver olivia omar opal orlando oscar otis owen pablo paige pam pamela paolo patrice patricia patrick patsy patti
  patty paul paula paulette pauline pedro peggy penelope penny percy perry pete peter petra phil philip phillip phoebe
  phyllis pierre polly preston priscilla priya quentin quincy quinn rachel rafael raj rajesh ralph ramon ramona randall
  randy raquel rashid raul ravi ray raymond rebecca rebekah reggie regina reginald renata rene renee rex rhonda ricardo
  richard rick rickey ricky riley rita rob robbie robert roberta roberto robin robyn rochelle rocky rod roderick rodney
  rodrigo roger roland roman ron ronald ronda ronnie rory rosa rosalie rosario roseann rosemary rosie ross roxanne roy
  ruben ruby rudy rufus russ russell ruth ryan sabrina sadie sally salvador sam samantha sameer samir sammy samuel sandra
  sandy sanjay santiago sara sarah sasha saul savannah scott sean sebastian selena selma serena sergei sergio seth shane
  shannon shari sharon shaun shauna shawn sheila shelby sheldon shelley shelly sheri sherri sherry sheryl shirley sid
  sidney sierra silvia simon simone sofia sonia sonja sonya sophia sophie spencer stacey stacy stan stanley stefan stella
  stephanie stephen steve steven stuart sue summer sunil susan susana susie suzanne sven sydney sylvia tabitha tamara tami
  tammy tanisha tanner tanya tara tariq tasha tatiana taylor ted teresa teri terrance terrell terrence terri terry tess
  tessa thelma theo theodore theresa thomas tiffany tim timothy tina toby todd tom tomas tommy toni tony tonya tracey traci
  tracy travis trent trevor tricia trisha tristan troy tyler tyrone ursula valentina valerie vanessa vera vernon veronica
  vic vicki vickie vicky victor victoria vijay vince vincent viola violet virgil virginia vivian vladimir wade wallace
  walt walter wanda warren wayne wendell wendy wesley whitney wilbur wilfred willa willard william willie willis wilma
  winston wyatt xavier ximena yasmin yolanda yuki yusuf yvette yvonne zach zachary zack zainab zara zoe zoey`.split(
    /\s+/,
  ),
])

/** Given names that are everyday words as well. */
export const doubleNames: ReadonlySet<string> = new Set(
  'will may mark art bill rich pat hope joy grace faith dawn rose chase june april august summer autumn gene drew frank guy jack jean rob sue ray dean skip bud earnest rusty sunny chip wren ivy pearl ginger sage willow star prince sonny buddy candy basil reed royce'.split(
    ' ',
  ),
)

/** Given names that describe things as well: in lower case and without a frame they are no names ("I'm frank about it"). */
export const describingNames: ReadonlySet<string> = new Set(
  'frank grant rich rusty sunny sandy misty rocky crystal amber olive jade ruby violet hazel max miles penny earnest dusty art bill hope joy faith grace chase summer autumn guy drew angel christian chip ivy pearl ginger sage willow star candy basil'.split(
    ' ',
  ),
)
