/**
 * What people of testing, analysis, products, projects of programs, versions and support of users name.
 * Written by us from the tags of public vacancies and knowledge of the field.
 */
export const delivery = `
# Kinds of testing [names]
testing | Тестирование программного обеспечения | ^тестирование по | ^тестирование | qa | quality assurance | software testing | ^обеспечение качества по | тестирование приложений | qa engineer | ^контроль качества по | основы тестирования | тестирование продукта | теория тестирования | виды тестирования | процессы тестирования | тестирование информационных систем
manual-testing | Ручное тестирование | manual testing | manual qa | ^ручное тестирование по | мануальное тестирование | qa manual > testing
functional-testing | Функциональное тестирование | functional testing | тестирование функционала | проверка функционала | тестирование функциональности
regression-testing | Регрессионное тестирование | regression testing | регрессионные тесты | ^регресс | регресс тестирование
integration-testing | Интеграционное тестирование | integration testing | интеграционные тесты | тестирование интеграций
system-testing | Системное тестирование | system testing | сквозное тестирование | e2e тестирование | end to end testing | e2e | e2e тесты
smoke-testing | Смоук-тестирование | smoke testing | ^smoke | дымовое тестирование | sanity testing | smoke тесты | smoke тестирование
acceptance-testing | Приёмочное тестирование | uat | acceptance testing | ^приёмо сдаточные испытания по | пользовательское тестирование приёмка | user acceptance testing | ^пми | программа и методика испытаний | проведение пси | ^пси | приёмочные испытания | опытная эксплуатация
exploratory-testing | Исследовательское тестирование | exploratory testing | ad hoc тестирование | свободное тестирование
# Testing of qualities and parts [names]
load-testing | Нагрузочное тестирование | performance testing | load testing | тестирование производительности | нагрузочные тесты | ^нт | stress testing | стресс тестирование
security-testing | Тестирование безопасности | security testing | тестирование безопасности приложений
usability-testing-qa | Тестирование удобства | тестирование юзабилити | usability testing
ui-testing | Тестирование интерфейса | тестирование пользовательского интерфейса | ui тестирование | тестирование gui | gui testing | ui testing | тестирование ui
localisation-testing | Тестирование локализации | localization testing | тестирование переводов
api-testing | Тестирование API | api testing | тестирование rest api | api тестирование | тестирование веб сервисов | тестирование бэкенда | backend testing
web-testing | Тестирование веб-приложений | web testing | тестирование web приложений | тестирование сайтов | тестирование веб
mobile-testing | Тестирование мобильных приложений | mobile testing | мобильное тестирование | тестирование ios и android | тестирование мобильных | тестирование android
cross-browser-testing | Кроссбраузерное тестирование | тестирование кроссбраузерности | cross browser testing
cross-platform-testing | Кроссплатформенное тестирование | тестирование совместимости | compatibility testing
db-testing | Тестирование баз данных | тестирование хранилищ данных | тестирование etl | тестирование данных | тестирование dwh
desktop-testing | Тестирование десктопных приложений | тестирование desktop приложений
hardware-testing | Тестирование устройств | ^тестирование оборудования по | тестирование прошивок | тестирование embedded
box-testing | Методы чёрного и белого ящика | чёрный ящик | black box testing | белый ящик | white box testing | gray box | тестирование черного ящика | blackbox testing
a11y-testing | Тестирование доступности | accessibility testing
testing-ai | Тестирование ИИ-систем | тестирование ml моделей | тестирование нейросетей | тестирование чат ботов | ии в тестировании
# Work of testers
test-design | Тест-дизайн | test design | техники тест дизайна | техники тестирования | ^тестдизайн | pairwise | эквивалентное разбиение | методики тест дизайна | методы тест дизайна | граничные значения
test-cases | Тест-кейсы | test case | составление тест кейсов | написание тест кейсов | разработка тест кейсов | тестовые сценарии | чек листы qa | разработка тестовых сценариев | чек листы тестирования | создание тест кейсов | тестовые случаи | чек листы и тест кейсы
test-docs | Тестовая документация | ведение тестовой документации | разработка тестовой документации | test documentation | чек листы тест кейсы | документация по тестированию | составление тестовой документации
test-plans | Тест-планы | test plan | планирование тестирования | стратегия тестирования | разработка тест планов | тестовая стратегия | оценка трудозатрат на тестирование
bug-reports | Баг-репорты | bug reporting | составление баг репортов | описание дефектов | ^багрепорты | заведение дефектов | оформление багов | отчёты об ошибках | оформление дефектов | заведение багов
bug-tracking | Баг-трекинг | bug tracking systems | баг трекинговые системы | системы отслеживания ошибок | bug tracking | ^mantis | bugzilla | баг трекеры | системы багтрекинга | локализация дефектов | локализация багов | bug tracker
test-data | Подготовка тестовых данных | тестовые данные | генерация тестовых данных | test data
requirements-testing | Тестирование требований | анализ требований на тестируемость | ревью требований | тестирование документации
logs-analysis | Анализ логов | чтение логов | работа с логами | анализ логов приложений | log analysis | анализ лог файлов
test-stands | Тестовые стенды | подготовка тестовых стендов | настройка тестового окружения | тестовые среды | тестовое окружение
qa-process | Построение процессов тестирования | выстраивание процессов тестирования | qa процессы | qa lead | управление тестированием | управление командой тестирования | test management | руководство отделом тестирования | построение qa процессов | shift left | метрики качества тестирования | руководство тестировщиками
# Automation of tests [names]
test-automation | Автоматизация тестирования | автоматизированное тестирование | автотесты | автоматическое тестирование | test automation | ^aqa | написание автотестов | разработка автотестов | automation testing | автоматизация тестов | qa automation | qa auto > testing
unit-testing | Модульное тестирование | unit testing | юнит тесты | unit тесты | модульные тесты | написание юнит тестов | юнит тестирование | unit тестирование | ^моки | написание тестов кода | покрытие кода тестами
bdd-tests | BDD | behavior driven development | behaviour driven development
tdd | TDD | разработка через тестирование | test driven development
gherkin | Cucumber | gherkin | specflow | behave | pytest bdd | язык gherkin | bdd сценарии
# Tools of automated tests [names]
selenide | Selenide | selenoid
webdriverio | WebdriverIO | testcafe | protractor
selenium | Selenium | selenium webdriver | webdriver | selenium grid | selenium ide
playwright | Playwright | ^плейрайт
cypress | Cypress | cypress.io
puppeteer | Puppeteer JS | =puppeteer | nightwatch | codeceptjs
appium | Appium | ^detox | ^maestro | мобильные автотесты
pytest | pytest | py test > python
unittest | unittest > python
rest-assured | REST Assured | restassured
testng | TestNG | test ng
mockito | Mockito | wiremock | testcontainers | моки и заглушки | заглушки сервисов
junit | JUnit | junit5 | junit 5 > java
nunit | NUnit | xunit | mstest | ^moq
phpunit | PHPUnit | codeception | pest php
gtest | GoogleTest | google test | ^gtest | ^catch2
robot-framework | Robot Framework | robotframework
# Reports and stands of tests [names]
allure | Allure | allure report | report portal | reportportal
visual-testing | Скриншотное тестирование | ^percy | screenshot testing | скриншотные тесты | visual testing
contract-testing | Контрактное тестирование | ^pact | mock server | контрактные тесты
testrail | TestRail | test rail
qase | Qase
test-it | Test IT | testit | test it tms
allure-testops | Allure TestOps
zephyr | Zephyr | xray jira | testlink
test-management-tools | Системы управления тестированием | tms тестирование | alm octane
# Tools of testers [names]
postman | Postman | ^insomnia | ^постман | postman api | ^bruno | newman
soapui | SoapUI | soap ui | readyapi
jmeter | JMeter | apache jmeter | ^джейметр
k6 | k6 | grafana k6
locust | Locust | locust io
loadrunner | LoadRunner | load runner | performance center
gatling | Gatling | yandex tank | ^wrk | яндекс танк
charles | Charles Proxy | ^charles | ^чарльз | proxyman
fiddler | Fiddler
traffic-sniffers | Charles и Fiddler | mitmproxy | снифферы трафика | анализаторы трафика | снифферы
curl | curl | ^wget | httpie
browserstack | BrowserStack | эмуляторы и симуляторы | lambdatest | android эмулятор | adb shell | эмуляторы мобильных устройств | saucelabs
istqb | ISTQB | сертификат istqb
# Analysis [names]
business-analysis | Бизнес-анализ | business analysis | бизнес аналитика | ^ba | ^babok | аналитика бизнеса | business analyst | бизнес анализ процессов | методологии бизнес анализа | бизнес анализ требований
system-analysis | Системный анализ | системная аналитика | system analysis | ^sa | системный анализ и проектирование
requirements | Анализ требований | сбор требований | управление требованиями | формализация требований | выявление требований | requirements management | описание требований | анализ бизнес требований | requirements analysis | сбор и анализ требований | сбор бизнес требований | ^требования к по | разработка требований | документирование требований | функциональные требования | бизнес требования | нефункциональные требования | проработка требований | описание функциональных требований | согласование требований | сбор и формализация требований | проработка бизнес требований | ^требования
user-stories | User Story и Use Case | user story | use case | пользовательские истории | варианты использования | сценарии использования | описание пользовательских сценариев | user story mapping | ^usm | написание user story | пользовательские сценарии | критерии приёмки | acceptance criteria | написание use case
tz-gost | ТЗ по ГОСТ 34 и 19 | гост 34 | гост 19 | техническое задание по госту | гост 34.602 | тз по гост | гост 34 серии | документация по гост 34 | документация по гост | гост 19 серии | разработка документации по госту | техническая документация по гост | ^еспд | серии гост 34 | ^есту | гост 34 и гост 19
software-specs | Спецификации на ПО | постановка задач разработчикам | постановка задач на разработку | постановка задач программистам | разработка спецификаций | srs | написание технических заданий на разработку | постановки на разработку | спецификация требований | software requirements specification | ^vision | постановка задач команде разработки | технические задания для разработчиков | подготовка тз для разработчиков | тз для разработчиков | написание тз для разработчиков | функциональная спецификация | чтз | частные технические задания | написание постановок | формирование задач для разработчиков | написание тз разработчикам | формирование тз для разработчиков | brd | ^frd
# Notations [names]
bpmn | BPMN | bpmn 2.0 | нотация bpmn | bpmn 2 | bpmn нотация
uml | UML | нотация uml | диаграммы uml | sequence diagram | uml диаграммы | диаграммы последовательности | unified modeling language
idef | IDEF0 | idef | dfd | idef 0 | idef1x | idef3 | нотация idef0 | ^idef1
epc | Нотация EPC | ^epc | aris | aris express | ^eepc | vad нотация | aris toolset | epc aris
c4-model | Модель C4 | ^c4 | c4 model | нотация c4 | structurizr | диаграммы c4 | ^archi
process-modelling | Нотации бизнес-процессов | ^as is to be | формализация бизнес процессов | business process modeling | моделирование процессов | описание процессов as is | графические нотации | разработка бизнес процессов | нотации моделирования | нотации моделирования бизнес процессов | реинжиниринг процессов | нотации описания бизнес процессов | ^as is
# Engines and tools of processes [makers]
camunda | Camunda | camunda bpm | activiti | flowable | ^zeebe | ^jbpm | ^temporal | camunda 7 | camunda 8
elma365 | ELMA365 | elma | elma 365 | elma bpm | ^элма | элма365
comindware | Comindware | comindware platform
bpmsoft | BPMSoft | bpm soft
bpms | BPM-системы | ^pega
integrations-analysis | Проектирование интеграций | описание интеграций | описание api | проектирование rest api | маппинг полей интеграций | проектирование интеграционных взаимодействий | ^интеграции | анализ интеграций | описание интеграционных взаимодействий | постановка задач на интеграцию | спецификация api | требования к интеграциям | описание методов api
gap-analysis | GAP-анализ | fit gap | ^gap | предпроектное обследование | обследование бизнес процессов | проведение обследований | обследование объекта автоматизации | анализ разрывов | проведение предпроектного обследования | проведение интервью с заказчиком | интервьюирование заказчика | обследование предприятия
# Tools of diagrams and prototypes [names]
draw-io | draw.io | diagrams.net | drawio
plantuml | PlantUML | mermaid | plant uml
enterprise-architect | Enterprise Architect | sparx enterprise architect | ^sparx
diagrams-tools | Инструменты диаграмм | lucidchart | visual paradigm | sparx ea | bizagi | stormbpmn
visio | MS Visio | microsoft visio | visio
business-studio | Business Studio | бизнес студио
user-docs-it | Пользовательская документация | руководства пользователя | инструкции пользователя | написание руководств пользователя | разработка пользовательской документации | инструкции для пользователей | документация для пользователей | руководство администратора | user guide | разработка инструкций для пользователей
axure | Axure RP | axure | balsamiq
prototyping-ba | Прототипы интерфейсов | прототипирование интерфейсов | проектирование экранных форм | ^мокапы | прототипирование | разработка прототипов интерфейсов | вайрфреймы | wireframes | проектирование прототипов | прототипы экранов | создание прототипов | проектирование интерфейсов | макеты экранных форм
demo-it | Демонстрация ПО заказчику | проведение демо | ^презентация по | демонстрация функционала | демонстрация решений заказчику | проведение демонстраций | защита проектных решений | пресейл | presale | пилотные проекты | пресейл активность | технический пресейл | pre sale | подготовка ткп
# Programs of teams [makers]
jira | Jira | atlassian jira | ^джира | jira software | jira service desk | jira service management | jql
confluence | Confluence | atlassian confluence | ^конфлюенс | atlassian | wiki confluence
youtrack | YouTrack | you track
yandex-tracker | Яндекс Трекер | yandex tracker | ^тракер | яндекс wiki | трекер яндекс | яндекс вики
yougile | YouGile | ^юджайл | ю джайл
weeek | WEEEK
evateam | EvaTeam | эва проект | evaproject | eva project
kaiten | Kaiten | кайтен | ^shtab | teamstorm | ^эвa | аспро agile | devprom | сфера задачи
trello | Trello | ^трелло
clickup | ClickUp | click up
wrike | Wrike | worksection
monday | Monday.com | ^monday
asana | Asana | basecamp | ^асана | ^linear | todoist
redmine | Redmine | ^редмайн | openproject | ^taiga
primavera | Primavera | oracle primavera | ^p6 | spider project
# Plans, notes and talks [makers]
ms-project | MS Project | microsoft project | ms project server | ms prj | ^ганта | project expert планирование | proj expert
obsidian | Obsidian
teamly | Teamly | buildin | тимли
notion | Notion | ^ноушен | outline wiki | ноушн | бюро знаний
miro | Miro | figjam | ^mural | ^holst | ^миро | доска miro | unidraw | sboard
# Talks of a team [makers]
slack | Slack
ms-teams | Microsoft Teams | ms teams | ^teams
mattermost | Mattermost | ^loop | мессенджер loop | rocket.chat | ^пачка
zoom | Zoom и Телемост | ^zoom | яндекс телемост | ^телемост | контур толк | google meet
vk-teams | VK Teams | vk workspace | express мессенджер
team-chats | Корпоративные мессенджеры | яндекс мессенджер | discord | compass мессенджер | time мессенджер | ^skype | ^dion
# Versions of programs [names]
git | Git | ^гит | контроль версий git | git flow | gitflow | git bash | sourcetree | система git | trunk based
vcs | Системы контроля версий | контроль версий | version control | ^vcs | систем управления версиями | системы управления версиями
github | GitHub | ^гитхаб > git
gitlab | GitLab | ^гитлаб | git lab > git
gerrit | Gerrit | gitea | gitverse | gitflic
bitbucket | Bitbucket | atlassian bitbucket
svn | SVN | subversion | tortoisesvn | apache subversion | tortoise svn
mercurial | Mercurial | perforce | ^cvs | plastic scm
sonarqube | SonarQube | sonar qube | ^sonar | pvs studio | статические анализаторы кода | линтеры | ^svace | code coverage
release-mgmt | Управление релизами | релиз менеджмент | release management | ^релизы | планирование релизов | подготовка релизов | выпуск релизов | релизный цикл | ^управление поставкой по | координация релизов
# Ways of projects [names]
agile | Agile | ^эджайл | ^аджайл | agile project management | гибкие методологии | agile методологии | методологии agile | гибкие методологии разработки | гибкая разработка | agile подход | agile development
scrum | Scrum | ^скрам | scrum master | методология scrum | скрам мастер | scrum фреймворк | ^psm | psm i > agile
kanban | Kanban | ^канбан | scrumban | kanban доска | канбан доска | kanban метод
waterfall | Waterfall | каскадная модель | водопадная модель | ^вотерфол
safe | Scaled Agile Framework | ^safe | safe agile | less framework | масштабируемый agile | nexus scrum | scrum of scrums
sprint-planning | Планирование спринтов | управление бэклогом | ведение бэклога | ^бэклог | груминг бэклога | проведение ретроспектив | product backlog | бэклог продукта | приоритизация бэклога | backlog | бэклог задач | ^дейли | проведение дейли | скрам церемонии | ^ретроспективы | backlog management | формирование бэклога | ^ретро | agile церемонии | scrum церемонии | ведение бэклога продукта
task-estimation | Оценка и декомпозиция задач | декомпозиция задач | оценка трудозатрат | ^декомпозиция | оценка сроков задач | story points | planning poker | оценка трудоёмкости задач | оценка трудоёмкости разработки | декомпозиция и оценка задач | оценка сроков разработки | распределение задач в команде разработки
sdlc | Жизненный цикл ПО | ^sdlc | ^жизненный цикл разработки по | software development life cycle | жизненный цикл программного обеспечения | жизненный цикл разработки | ^процессы разработки по | ^этапы разработки по | ^цикл разработки по
# Leading of projects and people
it-projects | Управление ИТ-проектами | управление проектами разработки | it project management | ведение it проектов | управление it проектами | ведение проектов разработки | управление проектами внедрения | управление digital проектами | ведение digital проектов | управление проектами в it | реализация ит проектов | руководство it проектами | управление разработкой
prince2 | PRINCE2 Practitioner | ^prince | гост 54869
it-implementation | Внедрение информационных систем | ^внедрение по | внедрение программного обеспечения | внедрение ит систем | внедрение программных продуктов | внедрение автоматизированных систем | ввод систем в эксплуатацию | внедрение ис | внедрение it систем | внедрение и сопровождение информационных систем | внедрение ит решений | внедрение корпоративных систем | внедрение it решений | автоматизация предприятия
dev-team-lead | Руководство командой разработки | управление командой разработки | team lead | ^тимлид | teamlead | управление разработчиками | руководство разработчиками | tech lead | управление командой разработчиков | ^техлид | технический лидер | руководство командой разработчиков | лидирование команды | техническое лидерство | руководство группой разработки | управление it командой | engineering management
mentoring-dev | Наставничество разработчиков | менторинг разработчиков | менторинг джунов | обучение junior | менторство джуниоров | обучение младших разработчиков | менторство разработчиков | менторство it
tech-interviews | Технические собеседования | проведение технических интервью | технические интервью | tech interview | проведение технических собеседований
it-management | Управление ИТ-департаментом | ит стратегия | it стратегия | ^cio | ^cto | управление ит отделом | управление it отделом | it менеджмент | it management | руководство ит подразделением | управление ит службой | ит бюджет | it бюджетирование | руководство отделом ит | управление it департаментом | бюджет ит | стратегия развития ит | управление ит | it директор
digital-transformation | Цифровая трансформация | digital transformation | цифровизация | цифровизация процессов | цифровизация бизнеса | цифровизация производства | ^диджитализация
it-vendors | Управление ИТ-подрядчиками | работа с вендорами | управление вендорами | взаимодействие с вендорами | ^вендоры | контроль подрядчиков разработки | работа с ит подрядчиками | управление ит закупками
it-outsourcing | ИТ-аутсорсинг | it outsourcing | аутстафф it | ^аутстафф | аутсорсинг разработки
# Products
product-management | Управление продуктом | product management | product owner | продуктовый менеджмент | развитие продукта | управление цифровыми продуктами | создание продукта с нуля | управление it продуктом | владелец продукта | управление развитием продукта | продакт менеджмент | создание нового продукта | менеджмент продукта | ведение продукта
product-roadmap | Дорожная карта продукта | roadmap | роадмап | дорожная карта | product roadmap | ведение дорожной карты | формирование дорожной карты | развитие роадмапа | формирование роадмапа
product-discovery | Product Discovery | дискавери | ^discovery | lean canvas | value proposition | исследование гипотез продукта | продуктовые гипотезы | ценностное предложение
mvp | MVP продукта | минимально жизнеспособный продукт | разработка mvp | запуск mvp | создание mvp | minimum viable product | вывод mvp
prioritisation | Приоритизация | приоритизация задач | ^rice | moscow приоритизация | ice score | фреймворки приоритизации | приоритизация гипотез | приоритизация фич | приоритизация требований | расстановка приоритетов продукта | ^wsjf
story-mapping | Story Mapping | impact mapping
jtbd | JTBD | jobs to be done | job stories | ^ajtbd
product-vision | Стратегия продукта | продуктовая стратегия | видение продукта | product vision | product strategy | позиционирование продукта
go-to-market | Go-to-Market IT-продукта | gtm стратегия | вывод it продукта на рынок | product market fit
ux-cx | Клиентский опыт цифрового продукта | customer experience | управление клиентским опытом | ^cx | пользовательский опыт | улучшение пользовательского опыта
# Support of users
tech-support | Техническая поддержка | ^техподдержка | technical support | техническая поддержка пользователей | поддержка пользователей | ^support | it support | ит поддержка | ^поддержка пользователей по | техническая поддержка клиентов | сопровождение пользователей | консультирование пользователей | it поддержка | техническая поддержка сотрудников | user support | консультации пользователей | поддержка сотрудников по ит вопросам | помощь пользователям
helpdesk | Helpdesk | help desk | ^хелпдеск | первая линия поддержки | 1 линия поддержки | ^l1 | 1 линия техподдержки | приём заявок пользователей | первая линия техподдержки | обработка заявок пользователей | регистрация обращений пользователей | l1 поддержка > tech-support
second-line | Вторая линия поддержки | 2 линия поддержки | ^l2 | вторая линия техподдержки | l2 поддержка > tech-support
third-line | Третья линия поддержки | 3 линия поддержки | ^l3 | l3 поддержка | третья линия техподдержки
app-support | Сопровождение приложений | сопровождение программного обеспечения | ^сопровождение по | сопровождение информационных систем | сопровождение прикладного по | прикладное администрирование | application support | поддержка информационных систем | поддержка прикладных систем | сопровождение ис | сопровождение автоматизированных систем | сопровождение систем | эксплуатация информационных систем | эксплуатация ис | поддержка программного обеспечения | сопровождение программных продуктов
naumen | Naumen Service Desk | naumen | ^наумен
simpleone | SimpleOne | itsm 365 | itsm365
otrs-glpi | OTRS и GLPI | otrs | glpi
intraservice | IntraService | okdesk | ^hubex | омнитрекер
service-desk | Service Desk | сервис деск | servicedesk | jira sd | omnitracker | системы заявок | тикет системы | тикетная система | manageengine | ticket system
servicenow | ServiceNow | service now | bmc remedy | hp service manager | ^hpsm | ^remedy
usedesk | Usedesk | ^юздеск | omnidesk
jivo | JivoSite | jivo | carrot quest | jivochat
zendesk | Zendesk | freshdesk | intercom сервис | helpdeskeddy
# Order of support [names]
itil | ITIL | itsm | ^итил | cobit | itil 4 | itil v3 | процессы itil | ит сервис менеджмент | библиотека itil | itil/itsm | iso 20000 | ит услуги
service-catalogue | Каталог ИТ-услуг | каталог услуг ит | ^ит сервисы | управление ит услугами | портфель услуг ит
incident-mgmt | Управление инцидентами | incident management | ^инциденты | обработка инцидентов | решение инцидентов | устранение инцидентов | инцидент менеджмент | разбор инцидентов | диагностика и устранение инцидентов | анализ инцидентов | регистрация инцидентов | обработка обращений и инцидентов
problem-mgmt | Управление проблемами | problem management | анализ корневых причин | root cause analysis | ^rca | поиск корневых причин
change-mgmt-it | Управление изменениями ИТ | change management itil | управление конфигурациями | cmdb | configuration management | управление изменениями itil | ^ske
sla | SLA | service level agreement | соблюдение sla | контроль sla | ^ola | управление уровнем сервиса | service level management
knowledge-base | Наполнение базы знаний | ^база знаний | ведение базы знаний | knowledge base | управление знаниями | knowledge management | разработка базы знаний | статьи базы знаний | создание базы знаний | пополнение базы знаний
user-training-it | Обучение пользователей | обучение пользователей работе | ^обучение пользователей по | проведение обучения пользователей | обучение работе в программе | обучение пользователей системы | обучение сотрудников заказчика | обучение клиентов работе с программой | обучение ключевых пользователей
field-support | Выездная техническая поддержка | ^выезд к клиентам ремонт по | выездное обслуживание пк | обслуживание рабочих мест | ^эникей | поддержка рабочих мест | выезды на объекты заказчика | обслуживание компьютерного парка | обслуживание парка компьютеров | ^выездной сервис по
vip-support | Поддержка VIP-пользователей | vip пользователи | поддержка топ менеджмента ит | vip поддержка
saas-support | Поддержка клиентов SaaS | внедрение saas | онбординг клиентов saas | настройка продукта клиентам | saas поддержка | поддержка интеграций клиентов | подключение клиентов к сервису
# The field as a whole
it-general | Знание информационных технологий | ^информационные технологии | ^it | ^ит | знание it | it технологии | ит технологии | ^информатика | computer science | ^вычислительная техника | ^цифровые технологии | ^информационные системы | цифровая грамотность | ^ит системы
it-standards | Стандарты качества ПО | iso 25010 | ^cmmi | iso/iec 12207 | гост 12207 | iso 29119
it-legal | Регистрация и лицензии ПО | реестр российского по | регистрация программ для эвм | open source лицензии | ^включение в реестр по | лицензирование программ
tech-blog | Докладчик и технический автор | выступления на it конференциях | технические статьи | ^хабр | написание статей на хабр | devrel | developer relations
open-source | Open Source | вклад в open source | ^опенсорс | open source проекты | контрибьюция в open source
pair-programming | Парное программирование | pair programming | экстремальное программирование | моб программирование | xp программирование
docs-as-code | Docs as Code | docusaurus | mkdocs | sphinx docs | markdown | restructuredtext | asciidoc | ^dita | madcap flare | foliant
latex | LaTeX | ^tex | overleaf
hackathons | Хакатоны | участие в хакатонах
# Offers of programs
presale-it | Пресейл ИТ-решений | presale инженер | технико коммерческие предложения по
pilot-it | Пилотирование ИТ-решений | пилотные внедрения | ^poc | proof of concept | проведение пилотов
it-tenders | Техническая часть ИТ-тендеров | rfp ит | ^rfi | ^rfp | request for proposal
it-budget | Расчёт стоимости ИТ-проектов | оценка стоимости разработки | оценка проектов разработки | ^tco | расчёт трудозатрат проекта | roi ит
`;
