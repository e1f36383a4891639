/**
 * What people of 1C, ERP, CRM, design of interfaces, pictures, films and sound, drawing programs and office programs name.
 * Written by us from the tags of public vacancies and knowledge of the field.
 */
export const businessSystems = `
# Platform of 1C [names]
1c | 1С | 1с предприятие | 1с предприятие 8 | 1с 8.3 | ^1с 8 | 1с предприятие 8.3 | 1c enterprise | 1с 7.7 | 1с предприятие 7.7 | знание и понимание основ системы программ 1с предприятия 8.3 | 1c 8.3 | 1c | 1c предприятие | 1c предприятие 8 | 1c 8
1c-development | Программирование 1С | 1с программирование | разработка 1с | доработка 1с | разработка на 1с | разработка на платформе 1с | программист 1с | язык программирования 1с | встроенный язык 1с | программирование в 1с | знание и понимание основ языка программирования системы программ 1с предприятия 8.3 | доработка конфигураций 1с | разработка конфигураций | доработка типовых конфигураций | 1с разработчик | доработка конфигураций | программирование на 1с | разработка на платформе 1с предприятие | доработка типовых конфигураций 1с | программирование 1c | 1c программирование | разработка 1c | доработка 1c > 1c
1c-queries | Запросы 1С | язык запросов 1с | оптимизация запросов 1с | запросы 1с 8 | написание запросов 1с | запросы 1c | язык запросов 1c | оптимизация запросов 1c | запросы 1c 8
1c-skd | СКД | система компоновки данных | 1с скд | схема компоновки данных | отчёты на скд | 1c скд > 1c-development
1c-managed-forms | Управляемые формы 1С | управляемые формы | уф 1с | обычные формы 1с | управляемые и обычные формы | управляемые формы 1c | уф 1c | обычные формы 1c
1c-extensions | Расширения 1С | расширения конфигурации | механизм расширений | механизм расширений 1с | внешние отчёты и обработки | внешние обработки 1с | внешние печатные формы | внешние отчёты 1с | разработка внешних обработок | отчёты и обработки 1с | печатные формы 1с | расширения 1c | механизм расширений 1c | внешние обработки 1c | внешние отчёты 1c
1c-bsp | БСП | библиотека стандартных подсистем | бсп 1с | бсп 1c
1c-exchange | Обмены 1С | конвертация данных | кд 2 | кд 3 | обмен данными 1с | конвертация данных 3 | интеграция 1с | правила обмена 1с | 1с конвертация данных | настройка обменов 1с | настройка обменов | обмены данными между базами | ^рит | обмены между базами 1с | конвертация данных 2.0 | 1с интеграция | настройка обмена данными | обмены 1c | обмен данными 1c | интеграция 1c | правила обмена 1c
1c-bus | 1С:Шина | 1с шина данных | 1с интеграция корп | enterprise data 1с | 1c шина | 1c шина данных | 1c интеграция корп | enterprise data 1c
1c-services | HTTP-сервисы 1С | веб сервисы 1с | ^odata | odata 1с | web сервисы 1с | 1с http сервисы | rest 1с | веб клиент 1с | http-сервисы 1c | веб сервисы 1c | odata 1c | web сервисы 1c
# Keeping and implementing of 1C [names]
1c-admin | Администрирование 1С | администрирование баз 1с | администрирование сервера 1с | кластер серверов 1с | обслуживание баз 1с | сервер 1с | администрирование 1с предприятие | публикация баз 1с | администрирование 1c | администрирование баз 1c | администрирование сервера 1c | кластер серверов 1c > 1c
1c-update | Обновление 1С | обновление конфигураций 1с | обновление типовых конфигураций | обновление нетиповых конфигураций | обновление конфигураций | обновление баз 1с | обновление доработанных конфигураций | обновление релизов 1с | обновление 1c | обновление конфигураций 1c | обновление баз 1c | обновление релизов 1c
1c-support | Сопровождение 1С | консультирование пользователей 1с | поддержка 1с | 1с консультант | консультации по 1с | консультирование по 1с | техническая поддержка 1с | 1с итс | поддержка пользователей 1с | консультирование пользователей по 1с | сопровождение пользователей 1с | линия консультаций 1с | обслуживание 1с | сопровождение 1c | консультирование пользователей 1c | поддержка 1c | 1c консультант > 1c
1c-implementation | Внедрение 1С | внедрение конфигураций 1с | проекты внедрения 1с | внедрение типовых конфигураций | автоматизация учёта на 1с | автоматизация на 1с | внедрение продуктов 1с | внедрение программных продуктов 1с | внедрение 1с предприятие | внедрение 1c | внедрение конфигураций 1c | проекты внедрения 1c | автоматизация учёта на 1c > 1c
1c-analysis | Аналитика 1С | постановка задач программистам 1с | моделирование в 1с | бизнес анализ 1с | написание тз 1с | 1с аналитик | функциональное моделирование 1с | тз на доработку 1с | постановка задач разработчикам 1с | тестирование 1с | аналитика 1c | постановка задач программистам 1c | моделирование в 1c | бизнес анализ 1c
1c-cert | Сертификаты 1С | 1с профессионал | 1с специалист | 1с эксперт | 1с специалист консультант | сертификат 1с профессионал | сертификаты 1с специалист | 1с руководитель проектов | 1с эксперт по технологическим вопросам | сертификация 1с | сертификаты 1c | 1c профессионал | 1c специалист | 1c эксперт
1c-optimisation | Оптимизация производительности 1С | ^апдекс | оптимизация 1с | цуп 1с | технологический журнал 1с | оптимизация производительности баз 1с | ускорение 1с | оптимизация производительности 1c | оптимизация 1c | цуп 1c | технологический журнал 1c
1c-edt | 1C:EDT | enterprise development tools | 1с edt | хранилище 1с | ^edt | хранилище конфигураций | хранилище 1c
1c-testing | Автотесты 1С | vanessa automation | ^ванесса | yaxunit | сценарное тестирование 1с | 1с тестировщик | автотесты 1c | сценарное тестирование 1c | 1c тестировщик
1c-onec-script | OneScript | 1script | phoenix bsl | ^bsl | sonarqube bsl
1c-mobile | Мобильная платформа 1С | мобильные приложения 1с | 1с мобильное приложение | mobile smarts | ^клеверенс | cleverence | 1с мобильная касса | мобильная платформа 1c | мобильные приложения 1c | 1c мобильное приложение | 1c мобильная касса
1c-element | 1С:Элемент | 1с предприятие элемент | 1с исполнитель | 1с fresh | 1с фреш | 1cfresh | 1c элемент | 1c предприятие элемент | 1c исполнитель | 1c fresh
1c-migration | Перенос данных в 1С | загрузка остатков в 1с | переход на 1с | переход с 1с 7.7 | миграция на 1с | перенос данных 1с | перенос данных в 1c | загрузка остатков в 1c | переход на 1c | переход с 1c 7.7
# Accounting configurations of 1C [names]
1c-accounting | 1С:Бухгалтерия | 1с бп | ^бп3 | бухгалтерия предприятия | 1с бухгалтерия 8 | бп 3.0 | 1с бухгалтерия предприятия | 1с бп 3.0 | 1с бухгалтерия 7.7 | 1с бухгалтерия 8.3 | 1с бухгалтерия 3.0 | бп 3 | бп 3.0 корп | 1с предприятие бухгалтерия | 1c бухгалтерия | 1c бп | 1c бухгалтерия 8 | 1c бухгалтерия предприятия > 1c
1c-zup | 1С:ЗУП | 1с зарплата и управление персоналом | зуп | 1с зуп 3.1 | зуп 3.1 | 1с зуп 8.3 | зарплата и управление персоналом | 1с зарплата и кадры | ^зик | 1с зуп корп | зуп корп | 1с зарплата | 1с зик | 1с кадры | ^зкгу | 1с зкгу | 1c зуп | 1c зарплата и управление персоналом | 1c зуп 3.1 | 1c зуп 8.3 > 1c
1c-bgu | 1С:БГУ | 1с бухгалтерия государственного учреждения | ^бгу | 1с бгу 2.0 | бухгалтерия государственного учреждения | 1c бгу | 1c бухгалтерия государственного учреждения | 1c бгу 2.0 > 1c
1c-complex | 1С:Комплексная автоматизация | 1с ка | ка 2 | 1с ка 2 | комплексная автоматизация | 1c комплексная автоматизация | 1c ка | 1c ка 2 > 1c
1c-erp | 1С:ERP | 1с erp управление предприятием | 1с erp 2 | 1с ерп | erp управление предприятием | 1с erp 2.5 | 1c erp уп | 1с erp холдинг | 1c erp | 1c erp управление предприятием | 1c erp 2 | 1c ерп > 1c
1c-upp | 1С:УПП | 1с управление производственным предприятием | ^упп | управление производственным предприятием | 1c упп | 1c управление производственным предприятием > 1c
1c-holding | 1С:Управление холдингом | 1с ух | управление холдингом | 1с консолидация | erp управление холдингом | 1с мсфо | 1c управление холдингом | 1c ух | 1c консолидация | 1c мсфо > 1c
# Trade configurations of 1C [makers]
1c-trade | 1С:Управление торговлей | 1с ут | 1с торговля | 1с ут 11 | ут 11 | 1с торговля и склад | ут 10.3 | управление торговлей | 1с ут 10.3 | 1с торговля и управление | 1c управление торговлей | 1c ут | 1c торговля | 1c ут 11 > 1c
1c-retail | 1С:Розница | 1с предприятие розница | розница 2.3 | 1с розница 2.3 | 1c розница | 1c предприятие розница | 1c розница 2.3 > 1c
1c-unf | 1С:УНФ | 1с управление нашей фирмой | управление нашей фирмой | унф | 1с фирма | 1c унф | 1c управление нашей фирмой | 1c фирма > 1c
1c-docflow | 1С:Документооборот | 1с до | 1с документооборот корп | 1с документооборот 8 | 1с до 3 | документооборот 1с | 1c документооборот | 1c до | 1c документооборот корп | 1c документооборот 8 > 1c
1c-crm | 1С:CRM | 1с crm корп | 1с срм | 1c crm | 1c crm корп | 1c срм
1c-wms | 1С:WMS Логистика | 1с wms | 1с склад | 1с логистика | 1с tms | 1с управление складом | 1с логистика управление складом | 1с транспортная логистика | 1c wms логистика | 1c wms | 1c склад | 1c логистика
1c-auto | Альфа-Авто | 1с альфа авто | 1с управление автотранспортом | 1с уат | 1с автосервис | 1с управление автотранспортом проф | 1c альфа авто | 1c управление автотранспортом | 1c уат | 1c автосервис
1c-rarus | 1С-Рарус | рарус | 1с битрикс24 рарус | 1c-рарус | 1c битрикс24 рарус
# Configurations of 1C for fields [names]
1c-toir | 1С:ТОИР | 1с mes | тоир корп | управление ремонтами и обслуживанием | 1с тоир корп | toir система | 1c тоир | 1c mes | 1c тоир корп
1c-building | 1С:Управление строительной организацией | 1с усо | 1с строительство | 1с бит строительство | бит строительство | 1с ерп усо | 1с erp усо | 1с подрядчик строительства | 1с смета | 1c управление строительной организацией | 1c усо | 1c строительство | 1c бит строительство
1c-bit | БИТ.ФИНАНС | первый бит | wa финансист | 1с финансист | ^бит | 1с казначейство | 1c финансист | 1c казначейство
1c-medicine | 1С:Медицина | 1с медицина больница | 1с больница | 1с поликлиника | 1c медицина | 1c медицина больница | 1c больница | 1c поликлиника
1c-education | 1С:Университет | 1с образование | 1с колледж | 1с общеобразовательное учреждение | 1c университет | 1c образование | 1c колледж | 1c общеобразовательное учреждение
1c-hotel-food | 1С:Общепит и гостиницы | 1с общепит | 1с отель | 1с ресторан | 1с управление рестораном | 1с гостиница | 1c общепит и гостиницы | 1c общепит | 1c отель | 1c ресторан
1c-agro | 1С для сельского хозяйства | 1с сельское хозяйство | 1с erp апк | 1с апк | 1с цапк | 1c для сельского хозяйства | 1c сельское хозяйство | 1c erp апк | 1c апк
1c-itil | 1С:ITIL | 1с итил | 1с управление информационными технологиями | 1с сервис деск | 1c itil | 1c итил | 1c управление информационными технологиями | 1c сервис деск
1c-reporting | 1С-ЭДО и отчётность | 1с эдо | 1с маркировка | 1с контрагент | 1с такском | 1c-эдо и отчётность | 1c эдо | 1c маркировка | 1c контрагент
1c-budget | 1С:Бюджет и свод отчётов | 1с свод отчётов | 1с вещевое довольствие | 1с бюджет муниципального образования | 1с государственные закупки | 1с госзакупки | 1c бюджет и свод отчётов | 1c свод отчётов | 1c вещевое довольствие | 1c бюджет муниципального образования
# Systems for customers [makers]
crm | CRM-системы | crm | срм | работа в crm | работа с crm | ведение crm | ведение базы в crm | внесение данных в crm | ведение клиентов в crm | знание crm | срм система | заполнение crm | customer relationship management | работа в crm системе
bitrix24 | Битрикс24 | bitrix24 | битрикс 24 | bitrix 24 | crm битрикс24 | ^б24 | 1с битрикс24 | битрикс24 crm | 1c битрикс24 > crm
amocrm | amoCRM | амо срм | ^амо | amo crm | амосрм | амо crm | kommo > crm
crm-implementation | Внедрение CRM | настройка crm | автоматизация crm | настройка crm систем | внедрение crm систем | интегратор crm | настройка воронок в crm | внедрение битрикс24 | внедрение amocrm | настройка битрикс24 | настройка amocrm | автоматизация продаж | автоматизация отдела продаж | настройка bitrix24 > crm
planfix | ПланФикс | planfix
megaplan | Мегаплан | megaplan
retailcrm | RetailCRM | ретейл срм | retail crm
russian-crms | Российские CRM | envybox | мегаплан crm | okocrm | ^enkod | sendsay crm | u on | uon travel
yclients-crm | Системы записи клиентов | 1с фитнес клуб | универсальная система учёта | dikidi | ^арника | системы онлайн записи | 1с салон красоты
moysklad | МойСклад | мой склад | moysklad | ^бизнес.ру | ^класс365 | эвотор облако
terrasoft | Creatio | terrasoft | bpm online | bpmsoft crm | terrasoft creatio | bpmonline
ms-crm | MS Dynamics CRM | dynamics 365 | microsoft dynamics crm | dynamics crm | dynamics 365 crm
salesforce | Salesforce | apex salesforce | sales cloud | salesforce crm | siebel | oracle siebel | siebel crm
zoho | Zoho CRM | zoho one | zoho | gohighlevel
# Bitrix [makers]
bitrix | 1С-Битрикс | битрикс | bitrix | 1с битрикс управление сайтом | 1c bitrix | bitrix framework | битрикс управление сайтом | cms битрикс | ^бус | bitrix cms | cms bitrix | bitrix d7 | 1с bitrix | 1c-битрикс | 1c битрикс управление сайтом | cms 1c битрикс > php
bitrix24-dev | Разработка на Битрикс24 | коробочный битрикс24 | доработка битрикс24 | rest api битрикс24 | битрикс24 rest | битрикс24 коробка | бизнес процессы битрикс24 | роботы битрикс24 | коробочная версия битрикс24 | бизнес процессы в битрикс24
bitrix-portal | Внутренние порталы компаний | ^корпоративный портал | ^интранет | портал битрикс24 | intranet | внутренний портал компании | администрирование корпоративного портала | incomand
# Systems for a whole firm [makers]
erp | ERP-системы | erp | ерп системы | внедрение erp | enterprise resource planning | работа в erp | внедрение erp систем | сопровождение erp | разработка erp
sap | SAP | sap erp | sap r/3 | ^сап | sap s/4hana | sap s4hana | sap ecc | s/4 hana | система sap | s/4hana | работа в sap
sap-abap | ABAP | sap abap | abap oo | abap разработка | abap/4 > sap
sap-fico | SAP FI/CO | sap fi | sap co | sap fico > sap
sap-mm-sd | SAP MM/SD | sap mm | sap sd | sap wm | sap ewm
sap-hr | SAP HCM | sap hr | sap successfactors | successfactors > sap
sap-bw | SAP BW | sap bi | sap bw/4hana | sap bo
sap-pp-pm | SAP PP/PM | sap pp | sap pm | sap ps | sap toro | sap qm
sap-basis | SAP Basis | sap basis admin | sap базис | sap pi/po | sap pi | sap po | sap fiori | sapui5 | sap ui5
# Other systems for a firm [names]
oracle-ebs | Oracle E-Business Suite | oracle ebs | ^oebs | oracle financials | hyperion | oracle hyperion | oracle erp
navision | Dynamics NAV | navision | ms dynamics nav | business central
dynamics-ax | MS Dynamics AX | microsoft dynamics ax | axapta | аксапта | ^x++ | microsoft dynamics | ms axapta | dynamics ax
galaktika | Галактика ERP | ^галактика | галактика ерп | парус erp | компас erp | global erp | глобал erp | ^инфин | галактика hcm
odoo | Odoo | openerp | erpnext | frappe
vendor-erps | Зарубежные ERP | infor ln | ^baan | jd edwards | ifs applications | infor | netsuite | ^qad
# Documents and products [names]
ecm | ECM-системы | ^ecm | enterprise content management | documentum | alfresco | opentext | filenet | ibm filenet | управление корпоративным контентом | ^erwin
directum | Directum RX | ds directum
sed-thesis | СЭД ТЕЗИС | доксвижн | docs vision | ^тезис | optima workflow | сэд дело | эос дело | логика сэд | ^ефрат | е1 евфрат
sharepoint | MS SharePoint | microsoft sharepoint | sharepoint | sharepoint online | sharepoint designer
power-platform | Microsoft Power Platform | power automate | power apps | dataverse | microsoft flow
lotus | IBM Lotus Notes | lotus notes | ^domino | lotus domino | ibm notes
edi | EDI | edi провайдеры | electronic data interchange | ^эдисофт | e com edi | корус консалтинг edi | edi системы | edi сообщения | ^юзтех | корус edi
hr-systems-it | HRM и LMS платформы | websoft | websoft hcm | webtutor | ispring learn | e queo | sap sf | ^мираполис | mirapolis
eam | EAM-системы | ^eam | maximo | ibm maximo | global eam | управление активами предприятия | ^trim
plm | PLM и PDM | ^plm | ^pdm | teamcenter | лоцман plm | windchill | enovia | search pdm | ^ips | pdm системы | управление жизненным циклом изделия | siemens teamcenter | союз plm | ^tdms | plm системы | intermech ips | t flex docs
tms-wms-it | Внедрение WMS | axelot wms | axelot | ant wms | ant technologies | ^solvo | logistics vision suite | ^ekam | manhattan wms | внедрение wms систем
mes-it | Внедрение MES | mes системы внедрение | preactor | wonderware | ^zyfra | цифра mes | opcenter | omega production | апс планирование | ^адептик
tender-it | Государственные ИС | гис разработка | государственные информационные системы | ^смэв | еспгу | ^епгу | интеграция со смэв | ^гостех | еиас | гостех платформа | смэв 3 | разработка государственных информационных систем | смэв 4
survey-tools | Сервисы опросов | google forms | яндекс формы | surveymonkey | гугл формы | яндекс взгляд | anketolog | qualtrics | ^tally | typeform | yandex forms | simpleforms
# Design of interfaces [names]
ux-ui | UX/UI-дизайн | ui/ux | ux/ui | дизайн интерфейсов | ^ux | ^ui | ui/ux дизайн | ui дизайн | ux дизайн | ux design | ui design | ux/ui designer | user interface design | user experience | ^юзабилити | дизайн пользовательских интерфейсов | проектирование пользовательских интерфейсов | ui ux design
figma | Figma | фигма | figma design | работа в figma
adobe-xd | Adobe XD | ^xd
zeplin | Zeplin | avocode | invision
pixso | Pixso | penpot
sketch-app | Sketch | sketch app | ^principle
product-design | Продуктовый дизайн | product design | продуктовый дизайн интерфейсов | дизайн цифровых продуктов
web-design | Веб-дизайн | web дизайн | web design | дизайн сайтов | дизайн лендингов | дизайн landing page | дизайн веб сайтов | разработка дизайна сайтов | дизайн интернет магазинов | прототипы сайтов
mobile-design | Дизайн мобильных приложений | мобильный дизайн | human interface guidelines | material design | ^hig | ios guidelines | mobile design | дизайн приложений
design-systems | Дизайн-системы | design system | ui kit | ведение дизайн системы | разработка дизайн системы | поддержка дизайн системы | токены дизайна | разработка ui kit
# Research and order of design
ux-research | UX-исследования | ux research | юзабилити тестирования | юзабилити тесты | user research | ux тестирование | модерируемые тесты | ux аудит | юзабилити аудит | коридорные тесты | usability | пользовательские исследования | глубинные интервью с пользователями
ux-flows | Проектирование UX | user flow | информационная архитектура | information architecture | проектирование пользовательских сценариев | card sorting | карта сайта | userflow | ux проектирование | информационная архитектура сайта | ux сценарии | customer journey проектирование
prototyping-ui | Интерактивные прототипы | кликабельные прототипы | protopie | framer motion прототипы | интерактивное прототипирование | prototyping | high fidelity prototypes
game-ui | Интерфейсы игр | ui для игр | game ui | игровые интерфейсы | ui/ux игр
service-design | Сервис-дизайн | service design | service blueprint | проектирование сервисов
design-handoff | Передача макетов в разработку | авторский надзор за вёрсткой | дизайн ревью | handoff | подготовка макетов для разработки | подготовка макетов для вёрстки | взаимодействие дизайнера с разработкой
design-lead | Арт-дирекшн и руководство дизайном | art direction | арт дирекшн | управление командой дизайнеров | руководство дизайнерами | design lead | арт дирекция | управление дизайнерами | арт директор
# Graphic design [names]
graphic-design | Графический дизайн | graphic design | ^дизайн | рекламный дизайн | ^дизайнер | коммерческий дизайн | digital дизайн | диджитал дизайн | разработка дизайна
photoshop | Adobe Photoshop | photoshop | фотошоп | ^ps | фотошоп cc
illustrator | Adobe Illustrator | illustrator | иллюстратор adobe | adobe ai | графика в illustrator
indesign | Adobe InDesign | indesign | ^индизайн | quarkxpress | in design
coreldraw | CorelDRAW | corel draw | корел | ^corel | coreldraw graphics suite
adobe-cc | Adobe Creative Cloud | adobe creative suite | ^adobe | пакет adobe | adobe cc | adobe acrobat | программы adobe | adobe creative | графические пакеты adobe | продукты adobe
lightroom | Adobe Lightroom | lightroom | capture one | лайтрум | camera raw
canva | Сервис Canva | =canva | ^канва | ^supa | ^flyvi | crello | canva pro | ^visme
procreate | Procreate | paint tool sai | clip studio paint
gimp | GIMP
inkscape | Inkscape
affinity | Affinity Designer | affinity photo | ^affinity
free-graphics | Свободные графические программы | ^krita | scribus
identity | Фирменный стиль | айдентика | логотипы | разработка логотипов | ^брендбук | разработка фирменного стиля | corporate identity | ^логобук | создание логотипов | ^гайдлайны | дизайн логотипов | разработка брендбука | brand identity | разработка айдентики
# Works of graphic design
print-design | Дизайн полиграфии | допечатная подготовка | prepress | дизайн печатной продукции | вёрстка полиграфии | препресс | подготовка макетов к печати | предпечатная подготовка | полиграфический дизайн | макеты для печати | дизайн буклетов | дизайн каталогов | подготовка файлов к печати | полиграфические макеты | разработка печатной продукции
layout-print | Вёрстка изданий | книжная вёрстка | вёрстка журналов | вёрстка каталогов | многостраничная вёрстка | компьютерная вёрстка | вёрстка книг | вёрстка многостраничных изданий | вёрстка газет
packaging-design | Дизайн упаковки | packaging design | упаковка дизайн | дизайн этикетки | разработка дизайна упаковки | дизайн этикеток
banner-design | Баннеры и креативы | дизайн баннеров | рекламные креативы | ^креативы | создание баннеров | статичные креативы | разработка баннеров | ^баннеры | рекламные баннеры | создание креативов | создание рекламных креативов | разработка креативов | html5 баннеры
smm-design | Дизайн для социальных сетей | оформление соцсетей | дизайн соцсетей | smm дизайн | визуал для соцсетей | дизайн постов | оформление социальных сетей | дизайн сторис | оформление сообществ | ^визуал | обложки для видео | превью для youtube
marketplace-design | Инфографика для маркетплейсов | дизайн карточек товара | дизайн карточек для маркетплейсов | инфографика для карточек | инфографика wb | дизайн маркетплейсов | rich content | дизайн карточек
infographics | Инфографика | создание инфографики | разработка инфографики | infographics
presentation-design | Дизайн презентаций | google slides | keynote | presentation design | верстка презентаций | google презентации | pitch deck | дизайн слайдов
typography | Типографика | композиция и цвет | теория цвета | typography | ^леттеринг | ^каллиграфия | шрифты и типографика | сетки и типографика | дизайн шрифтов | работа с композицией | основы композиции | знание типографики
vector-graphics | Векторная графика | vector graphics | векторная отрисовка | отрисовка в векторе | ^вектор | отрисовка логотипов | ^трассировка | отрисовка иконок | ^иконки | векторная иллюстрация | icon design
raster-graphics | Растровая графика | ^растр | коллажи | ^коллажирование | обработка изображений в photoshop | matte painting | ^обтравка | растровые редакторы | графические редакторы | компьютерная графика в редакторах | работа в графических редакторах | знание графических редакторов
concept-art | Концепт-арт | concept art | концепт художник | 2d графика | ^2d | дизайн персонажей | 2d art | character design | концепт арт персонажей | ^концепты | 2d artist | 2d арт | казуальный арт | 2d illustration
pixel-art | Пиксель-арт | pixel art | aseprite | ^спрайты
storyboard | Раскадровки | storyboarding | ^аниматик | комиксы | ^сторибординг
# Three dimensions [names]
3d-modelling | 3D-моделирование | ^3d | 3d modeling | трёхмерное моделирование | 3d моделирование и визуализация | 3d графика | 3д моделирование | 3d моделлинг | ^3д | создание 3d моделей | 3d artist | создание трёхмерных моделей | hard surface | hard surface моделирование | 3д моделлинг
3ds-max | 3ds Max | 3d max | 3d studio max | autodesk 3ds max | 3д макс | ^3dmax | 3d s max | 3dsmax
blender | Blender | блендер 3d | blender 3d | ^блендер | geometry nodes
cinema-4d | Cinema 4D | ^c4d | cinema4d | синема 4д
maya | Autodesk Maya | maya
zbrush | ZBrush | 3d скульптинг | ^скульптинг | цифровой скульптинг | mudbox | digital sculpting | 3dcoat
houdini | Houdini | sidefx | ^vex
texturing | Текстурирование | texturing | uv развёртка | pbr материалы | ^pbr
retopology | Ретопология | retopology | topogun
marmoset | Marmoset Toolbag | marmoset | quixel
substance | Substance Painter | substance designer | substance 3d | ^mari | adobe substance | ^uv
corona | Corona Renderer | ^corona | corona renderer 3ds max
v-ray | V-Ray | ^vray
lumion | Lumion | twinmotion | enscape | d5 render
renderers | Системы визуализации | ^octane | redshift renderer | octane render | keyshot | arnold
3d-visualisation | 3D-визуализация | трёхмерная визуализация | 3d rendering | предметная визуализация | 3d визуализатор | 3d рендер | фотореалистичная визуализация | 3д визуализация | рендеринг 3d
# Motion and special effects [names]
rigging | Риггинг | rigging | ^риг | скиннинг | skinning
spine | Spine 2D | ^spine | spine анимация | spine pro
mocap | Захват движения | motion capture | ^mocap | motionbuilder
3d-animation | 3D-анимация | анимация персонажей | character animation | скелетная анимация | 3d animation
2d-animation | 2D-анимация | 2d аниматор | 2d animation | toon boom | adobe animate | flash анимация | мультипликация | ^moho | покадровая анимация | ^анимация | toon boom harmony | создание анимации
compositing | Композитинг | compositing | ^nuke | ^кеинг | ^хромакей | ротоскопинг
vfx | VFX | визуальные эффекты | спецэффекты | ^niagara | nuke x | visual effects | ^фх | системы частиц | fx artist
3d-scanning | Обработка 3D-сканов | 3d скан | geomagic | фотограмметрия 3d | 3д сканирование | 3d сканер
sketchup | SketchUp | ^скетчап | sketch up
rhino | Rhinoceros | ^rhino | grasshopper | rhino 3d | fusion 360 | rhino grasshopper | ^plasticity
technical-art | Технический арт | technical artist | technical art | tech art | оптимизация 3d моделей | game ready модели | low poly | high poly | lod оптимизация | lowpoly | лоуполи
environment-art | Игровое окружение | environment art | 3d окружение | marvelous designer | level art | lighting artist | world machine
clothes-cad | САПР одежды | optitex | julivi | ^gerber | сапр грация | browzwear | lectra
# Films and sound [names]
video-editing | Видеомонтаж | монтаж видео | video editing | монтаж видеороликов | монтаж роликов | видео монтаж | нелинейный монтаж | монтаж reels | монтаж коротких видео | монтаж вертикальных видео | ^монтажер | обработка видео | создание видеороликов | редактирование видео | монтаж рилсов | монтаж shorts | монтаж вертикальных роликов
premiere | Adobe Premiere Pro | premiere pro | adobe premiere | премьер про | ^premiere
after-effects | Adobe After Effects | after effects | ^ae | афтер эффект | ^афтер
davinci | DaVinci Resolve | davinci | ^давинчи | blackmagic davinci | davinchi resolve | da vinci resolve
final-cut | Final Cut Pro | final cut | imovie | final cut pro x
capcut | CapCut | кап кат | inshot | movavi | vn editor | кэпкат | ^vsdc | filmora
vegas | Sony Vegas | vegas pro | ^edius | avid media composer
motion-design | Моушн-дизайн | motion design | моушен дизайн | ^motion | motion graphics | ^моушн | анимация графики | моушен графика | моушн графика | ^моушен | анимационные ролики | создание анимационных роликов
colour-grading | Цветокоррекция видео | color grading | ^грейдинг | color correction | ^цветокоррекция | цветокор | колорист видео
# Sound [names]
sound-editing | Обработка звука | саунд дизайн | sound design | монтаж звука | sound editing | ^сведение | ^мастеринг | звуковой монтаж | саунд дизайнер | запись и обработка звука | чистка звука | запись звука | звуковой дизайн | озвучка роликов
ableton | Ableton Live | ableton | fl studio | logic pro | cubase
audition | Adobe Audition | izotope rx | izotope | audacity
daw | Программы для звука | pro tools | ^reaper | ^daw | nuendo
game-audio | Звук для игр | ^fmod | ^wwise | game audio | audiokinetic wwise | игровой звук
music-making | Написание музыки | аранжировка | ^битмейкинг | написание аранжировок | ^саундпродюсирование | создание музыки | саунд продюсирование
obs | vMix | ^obs | streamlabs
subtitles | Субтитры | ^субтитрирование | создание субтитров | aegisub | наложение субтитров
# Programs for drawings [names]
autocad | AutoCAD | автокад | ^acad | autodesk autocad | auto cad | авто кад | autocad 2d
nanocad | nanoCAD | нанокад | nano cad | ^zwcad | bricscad | gstarcad | платформа nanocad
kompas-3d | КОМПАС-3D | ^компас | компас 3д | kompas 3d | компас график | аскон компас | программа компас | kompas
solidworks | SolidWorks | solid works | ^солидворкс | солид воркс
inventor | Autodesk Inventor | ^inventor
t-flex | T-FLEX CAD | t flex | ^тфлекс
nx | Siemens NX | unigraphics | ^nx | nx cad | ug nx | solid edge | siemens nx cad
catia | CATIA | delmia
creo | PTC Creo | ^creo | pro/engineer | proengineer | creo parametric
comsol | COMSOL | comsol multiphysics
abaqus | Abaqus | nastran | msc nastran | ls dyna
ansys | ANSYS | openfoam | ansys fluent | ^logos | star ccm
mastercam | Mastercam | powermill | ^adem | sprutcam | artcam | solidcam | esprit cam | powershape | ^гемма | featurecam
cad | САПР | ^cad | cad системы | системы автоматизированного проектирования | cad/cam | ^cae | cam системы | работа в сапр | cad/cam системы | computer aided design | программы проектирования | cad/cae
# Programs for buildings [names]
revit | Revit | autodesk revit | ^ревит | revit mep | revit architecture | revit structure
archicad | ArchiCAD | архикад | graphisoft | archi cad
renga | Renga | ^ренга | renga professional | model studio cs
navisworks | Autodesk Navisworks
cadlib | CADLib | cadlib модель и архив
pilot-bim | Pilot-BIM | pilot ice | pilot ecm
larix | Larix | ^larix
tekla | Tekla Structures | ^tekla | advance steel
civil-3d | Civil 3D | autocad civil 3d | ^robur | indorcad | ^credo | кредо линейные изыскания | autodesk civil 3d | топоматик
lira | Лира Софт | ^мономах | robot structural | scad расчёты | лира 10 | ^staad | ^старкон | ing+
plant-design | Проектирование заводов в 3D | ^aveva | aveva e3d | smartplant | autocad plant 3d | ^e3d | smart 3d | cadworx
hvac-cad | MagiCAD | magicad revit | ^ваlтек | valtec prg | dialux evo
bcad-kitchen | bCAD Мебель | ^bcad | базис мебель | базис конструктор мебельщик | woody мебель
bim-automation | Автоматизация BIM | dynamo | dynamo revit | revit api | pyrevit | семейства revit | разработка семейств revit | создание семейств revit
# Programs for circuits [names]
altium | Altium Designer | altium | ^orcad | proteus | ^pads | easyeda | cadence allegro | mentor graphics | delta design | eagle cad
eplan | EPLAN | eplan electric | eplan electric p8 | autocad electrical | e3 series | ^elcut
kicad | KiCad
p-cad | P-CAD
spice | Моделирование схем | ltspice | multisim | micro cap | pspice | моделирование электрических схем | cst studio | ^hfss | cst microwave studio | ads keysight | advanced design system
# Maps [names]
gis | ГИС | гис системы | геоинформационные системы | ^gis | геоинформатика | панорама гис | гис технологии | геоинформационные технологии
qgis | QGIS
postgis | PostGIS
nextgis | NextGIS
arcgis | ArcGIS | arcmap | ^esri | arcgis pro | arc gis | arcview
mapinfo | MapInfo Professional | гис панорама | map info | гис аксиома
remote-sensing-tools | Обработка снимков и лидаров | ^envi | ^erdas | agisoft | ^pix4d | google earth engine | photomod | metashape | erdas imagine
# Programs of an office [names]
ms-office | MS Office | microsoft office | офисные программы | ^офис | ms office пакет | пакет ms office | офисный пакет | microsoft 365 | office 365 | офисный пакет ms office | ms оффис | офисные приложения | знание ms office | программы microsoft office | ^office | пакет microsoft office
word | MS Word | microsoft word | ^word | ^ворд | текстовый редактор
powerpoint | MS PowerPoint | powerpoint | power point | ^паверпоинт | microsoft powerpoint | ms power point | повер поинт
outlook | MS Outlook | outlook | ^аутлук | microsoft outlook | the bat | почтовые клиенты | thunderbird
russian-office | Российские офисные программы | мойофис | р7 офис | ^р7 | onlyoffice | мой офис | alter office | р 7 офис | ^вордер
openoffice | LibreOffice | open office | openoffice | libre office
google-workspace | Google Workspace | google docs | g suite | google диск | google документы | google drive | гугл документы | гугл докс | google календарь | gsuite | сервисы google | гугл диск
yandex-360 | Яндекс 360 | яндекс документы | яндекс диск | яндекс таблицы | yandex 360 | яндекс календарь
pdf-tools | Работа с PDF | ^acrobat | ^pdf | acrobat reader | abbyy finereader | ^foxit | редактирование pdf | finereader
ms-publisher | MS Publisher | ^publisher | microsoft publisher | onenote | ms onenote | ms infopath
`;
