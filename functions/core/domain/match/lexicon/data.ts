/**
 * What people of databases, data engineering, analytics, reports and statistics name.
 * Written by us from the tags of public vacancies and knowledge of the field.
 */
export const data = `
# Language of queries [names]
sql | SQL | sql запросы | язык sql | написание sql запросов | ^эскуэль | запросы sql | язык запросов sql
t-sql | T-SQL | transact sql | tsql | ms transact sql > ms-sql
pl-sql | PL/SQL | oracle pl/sql | ^plsql | oracle sql > oracle-db
plpgsql | PL/pgSQL | plpgsql | pg sql > postgresql
query-optimisation | Оптимизация запросов | оптимизация sql запросов | query optimization | оптимизация sql | планы запросов | explain analyze | план выполнения запроса
window-functions | Оконные функции | window functions | оконные функции sql | ^cte
stored-procedures | Хранимые процедуры | stored procedures | триггеры базы данных | написание хранимых процедур | представления и процедуры sql
# Relational databases [names]
postgresql | PostgreSQL | postgres | postgre sql | ^pg | постгрес | ^psql > sql
mysql | MySQL | my sql | mysqli | mysql 8 > sql
ms-sql | MS SQL Server | ms sql | mssql | sql server | microsoft sql server | microsoft sql | ms sql server 2019 | mssql server > sql
oracle-db | Oracle Database | oracle | oracle db | oracle 9i | oracle 11g | oracle 12c | oracle 19c | субд oracle | ^оракл | oracle rdbms > sql
mariadb | MariaDB | maria db | percona | percona server
sqlite | SQLite | sq lite > sql
firebird | Firebird | interbase | ред база данных | red database
db2 | IBM Db2 | ^db2 | informix
sap-hana | SAP HANA | ^hana | s/4hana база
sybase | Sybase | sap ase | sybase ase | adaptive server
postgres-pro | Postgres Pro | postgrespro | постгрес про | pangolin | platform v pangolin | jatoba | tantor | субд тантор > postgresql
# Databases of documents and keys [names]
mongodb | MongoDB | mongo | mongo db | ^монго
redis | Redis | valkey | ^keydb | ^редис | redis cluster
cassandra | Apache Cassandra | cassandra | scylladb | scylla
couchdb | CouchDB | pouchdb
couchbase | Couchbase | rethinkdb
dynamodb | DynamoDB | dynamo db | cosmos db
memcached | Memcached
tarantool | Tarantool | picodata | ^тарантул
nosql | NoSQL | no sql | нереляционные базы данных | нереляционные субд | nosql базы данных
etcd | etcd | foundationdb
ignite | Apache Ignite | ^ignite | gridgain
hazelcast | Hazelcast
aerospike | Aerospike | rocksdb
cockroachdb | CockroachDB | cockroach db | yugabytedb | yugabyte
ydb | YDB | yandex database | ydb яндекс | распределённые базы данных
# Search [names]
elasticsearch | Elasticsearch | elastic search | elastic | ^эластик
opensearch | OpenSearch | open search
sphinx-search | Sphinx | sphinxsearch | manticore | manticore search
solr | Apache Solr | solr | lucene | meilisearch | typesense
# Databases of graphs [names]
neo4j | Neo4j | cypher | графовые базы данных | graph database | графовые бд | arangodb | janusgraph | nebula graph
# Databases of time [names]
influxdb | InfluxDB | influx | influx db
timescale | TimescaleDB | timescale | questdb | базы временных рядов
# Databases of analytics [names]
clickhouse | ClickHouse | click house | кликхаус | ^ch > sql
greenplum | Greenplum | green plum | arenadata db | ^adb | ^гринплам | arenadata
vertica | Vertica
teradata | Teradata
duckdb | DuckDB | duck db
exasol | Exasol | monetdb | ^kdb
druid | Apache Druid | ^druid | apache pinot
doris | Apache Doris | ^doris
starrocks | StarRocks
snowflake | Snowflake | снежинка схема | snowflake db
bigquery | BigQuery | big query | google bigquery
redshift | Amazon Redshift | redshift | aws athena | azure synapse
databricks | Databricks | delta lake | unity catalog | lakehouse | microsoft fabric
netezza | Netezza | sap iq | sap bw iq
# Work with databases
databases | Работа с СУБД | ^базы данных | ^работа с базами данных | ^бд | реляционные базы данных | субд | системы управления базами данных | базы данных sql | реляционные субд | rdbms | databases | знание субд | опыт работы с субд
database-design | Проектирование баз данных | проектирование бд | database design | нормализация баз данных | разработка структуры базы данных | разработка баз данных | проектирование схем данных | моделирование баз данных | разработка бд | er диаграммы | erd | ^нормализация
dba | Администрирование баз данных | ^dba | администрирование субд | администрирование бд | администрирование postgresql | администрирование ms sql | администрирование oracle | сопровождение баз данных | сопровождение бд | database administration | администрирование mysql | администрирование sql server
patroni | Patroni | stolon | кластер postgresql | отказоустойчивый кластер postgresql
pgbouncer | PgBouncer | pgpool | ^odyssey
sharding | Шардирование | sharding | шардинг | партиционирование
db-replication | Репликация и шардирование | репликация | replication | кластеризация баз данных | always on
db-backup | Резервное копирование баз данных | бэкапы баз данных | восстановление баз данных | pg basebackup | pgbackrest | ^rman | point in time recovery
liquibase | Liquibase | flyway
db-migration | Миграция баз данных | миграции бд | перенос баз данных | database migration | миграция на postgresql | миграция с oracle
db-tuning | Настройка производительности СУБД | оптимизация баз данных | тюнинг субд | оптимизация бд | performance tuning | индексы базы данных | настройка индексов | тюнинг postgresql
transactions | Транзакции и блокировки | уровни изоляции транзакций | ^acid | изоляция транзакций | ^mvcc | транзакционность
orm | ORM | object relational mapping | ^активрекорд | activerecord | orm фреймворки
caching | Кэширование | стратегии кэширования | кеширование | caching
oracle-apex | Oracle APEX | oracle forms | ^apex | oracle reports
oracle-rac | Oracle RAC | ^rac | data guard | oracle data guard | oracle exadata | exadata
# Clients of databases [names]
ssms | SQL Server Management Studio | ssms | ssdt | sql management studio | azure data studio
datagrip | DataGrip | heidisql | navicat
oracle-tools | Oracle SQL Developer | sql developer | ^toad | toad for oracle | pl/sql developer | sql navigator
pgadmin | pgAdmin | phpmyadmin
dbeaver | DBeaver
ms-access | MS Access | microsoft access | ^access | access базы данных | libreoffice base
# Data engineering [names]
data-engineering | Инженерия данных | data engineering | дата инжиниринг | ^de | разработка потоков данных | дата инженерия | пайплайны данных | data pipelines | потоки данных
etl | ETL | elt | etl процессы | etl/elt | разработка etl | загрузка данных etl | etl разработка | etl пайплайны | процессы загрузки данных
dwh | DWH | хранилища данных | data warehouse | ^кхд | корпоративное хранилище данных | разработка хранилищ данных | разработка витрин данных хранилища | data warehousing | построение dwh
data-lake | Data Lake | озеро данных | datalake
data-marts | Витрины данных | data mart | построение витрин | разработка витрин данных | проектирование витрин | datamart | построение витрин данных
data-vault | Data Vault | data vault 2.0 | datavault
kimball-inmon | Модели Кимбалла и Инмона | kimball | ^inmon | звезда и снежинка | схема звезда | star schema | anchor modeling
data-modelling | Моделирование данных | data modeling | модели данных | проектирование модели данных | разработка модели данных | ^scd
dbt | dbt | data build tool | dbt core
# Order of data
data-quality | Качество данных | data quality | great expectations | контроль качества данных | проверка качества данных | ^dq | обеспечение качества данных | soda core
data-catalog | Каталог данных | data catalog | datahub | openmetadata | data lineage | arenadata catalog | дата каталог
data-governance | Управление данными | data governance | data management | ^dama | dmbok | ^cdo | стратегия данных | data stewardship | бизнес глоссарий | управление метаданными | ^юнидата
mdm | НСИ и MDM | mdm | нормативно справочная информация | мастер данные | master data management | ведение нси | управление нси | нормализация справочников
data-mesh | Data Mesh | data fabric | data products | дата продукты
debezium | Debezium
goldengate | Oracle GoldenGate | goldengate
cdc | Change Data Capture | ^cdc | qlik replicate
data-migration | Миграция данных | перенос данных | data migration | миграция данных между системами | загрузка начальных данных
data-cleaning | Очистка данных | data cleaning | предобработка данных | ^обработка данных | ^подготовка данных | data preprocessing | data wrangling | чистка данных | обогащение данных | дедупликация данных | сбор и обработка данных
streaming | Потоковая обработка данных | stream processing | стриминг данных | streaming data | обработка данных в реальном времени | real time data | потоковые данные | spark streaming
data-integration | Интеграция данных | data integration | airbyte | fivetran | meltano | интеграция источников данных | подключение источников данных
# Orchestration [names]
airflow | Apache Airflow | airflow | ^аирфлоу | airflow dag
prefect | Prefect
luigi | Luigi и Oozie | ^luigi | ^oozie
dagster | Dagster | argo workflows
talend | Talend | pentaho data integration | ^pdi
oracle-odi | Oracle Data Integrator | ^odi
datastage | IBM DataStage | datastage
informatica | Informatica | informatica powercenter | sap data services
ssis | SSIS | sql server integration services | integration services
# Big data [names]
big-data | Big Data | большие данные | bigdata | работа с большими данными | анализ больших данных | обработка больших данных | работа с большими объёмами данных | обработка больших объёмов данных | биг дата
hadoop | Hadoop | hdfs | apache hadoop | mapreduce | экосистема hadoop | hortonworks | arenadata hadoop > big-data
spark | Apache Spark | =spark | pyspark | spark sql | фреймворк spark > big-data
hive | Apache Hive | ^hive | hiveql | ^hql | hive sql > hadoop
impala | Apache Impala | ^impala
zookeeper | Apache ZooKeeper | zookeeper | yarn hadoop | sqoop
cloudera | Cloudera | hue
hbase | HBase | apache hbase | phoenix hbase
flink | Apache Flink | flink | apache beam | apache storm
trino | Trino | presto | prestodb | dremio
parquet | Apache Parquet | parquet | orc | apache avro | avro
kafka-streams | Kafka Streams | ksqldb | kafka connect
iceberg | Apache Iceberg | ^iceberg | apache hudi
yt | YTsaurus | ^yt | ^yql
# Analysis of data [names]
data-analysis | Анализ данных | аналитика данных | data analysis | data analytics | ^аналитика | анализ больших массивов данных | анализ массивов данных | data analyst | ^работа с данными | обработка и анализ данных | сбор и анализ данных | интерпретация данных | работа с большими массивами данных | аналитика больших данных | сбор данных и анализ
eda-data | Разведочный анализ данных | exploratory data analysis | eda анализ | разведочный анализ
statistics | Статистический анализ | ^статистика | знание статистики | математика и статистика | прикладная статистика | statistical analysis | методы статистики | statistics | статистические методы | статистическая обработка данных | статистический анализ данных | статистические критерии | statistics knowledge
sas | SAS | sas base | sas enterprise guide | sas eg | sas viya
stata | Stata | eviews | ^gretl
statistica | STATISTICA | stat soft statistica | jamovi
spss | SPSS | ibm spss
econometrics | Эконометрика | econometrics | эконометрические модели | эконометрическое моделирование
ab-testing | A/B-тестирование | a/b тесты | ab тесты | ab тестирование | a/b testing | ab testing | сплит тесты | дизайн экспериментов | проведение экспериментов продукта | аб тесты | аб тестирование | a/b эксперименты
hypothesis-testing | Статистическая проверка гипотез | hypothesis testing | формулирование гипотез | проверка статистических гипотез | проверка продуктовых гипотез
# Analysis of a product [makers]
cohort-analysis | Когортный анализ | cohort analysis | rfm анализ | rfm | анализ когорт | когорты
funnel-analysis | Анализ воронок | воронки пользователей | воронка продукта | анализ пользовательских воронок | анализ воронки
product-analytics | Продуктовая аналитика | product analytics | анализ продуктовых метрик | аналитика продукта | анализ поведения пользователей | анализ пользовательского поведения
product-metrics | Продуктовые метрики | product metrics | retention | dau | mau | ltv cac | arpu | метрики продукта | ltv | ^cac | система метрик | дерево метрик | пирамида метрик | ^метрики
amplitude | Amplitude | amplitude analytics
mixpanel | Mixpanel | posthog
product-tools | Сервисы продуктовой аналитики | appmetrica аналитика | ^heap
marketing-data | Сквозная маркетинговая аналитика | сквозная аналитика маркетинга | end to end аналитика | calltouch аналитика | roistat аналитика | настройка сквозной аналитики | ^owox | маркетинг микс моделирование | ^mmm
attribution | Атрибуция | модели атрибуции | атрибуция трафика | marketing attribution
ad-hoc | Ad-hoc аналитика | ad hoc | ad hoc запросы | ^адхок | ad hoc анализ | выгрузка данных | ^выгрузки | подготовка выгрузок | формирование выгрузок
fraud-analytics | Фрод-аналитика | антифрод аналитика | ^фрод | фрод мониторинг данных | аналитика мошенничества
process-mining | Process Mining | процесс майнинг | celonis | proceset | task mining
text-mining | Text Mining | анализ текстовых данных | text mining анализ
geo-analytics | Геоаналитика | геоданные | пространственный анализ | geo analytics | анализ геоданных | пространственные данные
# Kinds of analysis
factor-analysis | Факторный анализ данных | корреляционный анализ | дисперсионный анализ | ^anova | корреляционно регрессионный анализ | ^корреляция
trend-analysis | Анализ трендов в данных | анализ динамики показателей | выявление закономерностей | поиск закономерностей | выявление закономерностей в данных | поиск инсайтов | ^инсайты | поиск инсайтов в данных
metrics-kpi | Мониторинг показателей | мониторинг метрик | разработка системы показателей | мониторинг kpi | контроль ключевых показателей | анализ метрик | отслеживание метрик | анализ показателей
sampling-survey | Обработка опросов | анкетные данные | обработка анкет | анализ результатов опросов | обработка результатов исследований
risk-analytics | Риск-аналитика | аналитика рисков | risk analytics | анализ кредитных данных | винтажный анализ
# Reports and dashboards [names]
bi | BI-аналитика | bi | business intelligence | bi системы | business intelligence systems | bi инструменты | bi разработка | bi отчётность | bi отчеты | bi системы аналитики | средства bi
dashboards | Дашборды | создание дашбордов | разработка дашбордов | построение дашбордов | dashboard | настройка дашбордов | интерактивные отчёты | дашбординг | информационные панели
data-visualisation | Визуализация данных | data visualization | ^визуализация | визуализация bi | dataviz | инфографика данных | визуализация аналитики | визуализация отчетов | графическое представление данных
reporting-automation | Автоматизация отчётности | автоматизация отчетов | автоматизированная отчётность | разработка отчётов bi | разработка управленческих отчётов | разработка аналитических отчётов | автоматизация аналитики | отчёты в bi
self-service-bi | Self-service BI | self service аналитика | self service | data literacy
# Systems of reports [names]
power-bi | Power BI | powerbi | microsoft power bi | ms power bi | повер би | ^pbi | пауэр би | power bi desktop
dax | DAX | power query m | язык m > power-bi
tableau | Tableau | табло bi | tableau desktop | tableau server | ^табло
qlik | Qlik Sense | ^qlik | qlikview | qlik view | qliksense
superset | Apache Superset | superset | суперсет | fine bi
redash | Redash
finebi | FineBI | fanruan
metabase | Metabase | mode analytics | holistics
datalens | Yandex DataLens | datalens | data lens | даталенс | яндекс даталенс
looker | Looker Studio | google data studio | looker | data studio
# Russian systems of reports [makers]
visiology | Visiology | визиолоджи | visary
foresight | Форсайт Аналитическая платформа | ^форсайт | prognoz | форсайт ап | прогноз платформа
luxms-bi | Luxms BI | luxms
modus-bi | Modus BI
navigator-bi | Дельта BI и Навигатор | alpha bi | delta bi | альфа bi | insight bi
pix-bi | PIX BI | analytic workspace | glarus bi | navigator bi | инсайт bi | ^триафлай
loginom | Loginom | deductor | =логином
polymatica | Polymatica | полиматика
# Old systems of reports [names]
cognos | IBM Cognos | cognos | cognos analytics
sap-bo | SAP BusinessObjects | businessobjects | business objects
oracle-bi | Oracle BI | obiee | oracle bi ee | oracle analytics
tibco | TIBCO Spotfire | spotfire | sisense
microstrategy | MicroStrategy | ^tibco | pentaho
ssrs | SQL Server Reporting Services | =ssrs | reporting services | report builder > ms-sql
ssas | SSAS | analysis services | sql server analysis services | ^tabular
olap | OLAP | olap кубы | olap online analytical processing | ^кубы | многомерные базы данных | язык mdx
mdx | MDX
crystal-reports | Crystal Reports | stimulsoft
jasper | JasperReports | ^birt | jasper reports | генераторы отчётов | active reports
# Tables [names]
excel | MS Excel | microsoft excel | эксель | excel | ms exel | электронные таблицы | ^exel | таблицы excel | знание excel | ^ексель | табличный редактор
excel-advanced | Продвинутый Excel | excel продвинутый уровень | впр | pivot tables | сложные формулы excel | advanced excel | excel продвинутый | формулы excel | суммесли | excel сводные таблицы | функции excel > excel
power-pivot | Power Pivot | powerpivot
pivot-tables | Сводные таблицы | сводные таблицы excel | построение сводных таблиц
vlookup | ВПР и формулы Excel | индекс поискпоз | впр гпр
power-query | Power Query | powerquery | повер квери > excel
google-sheets | Google Таблицы | google sheets | гугл таблицы | google docs таблицы | google spreadsheets | гугл шитс | ^гуглтаблицы | google excel
apps-script | Google Apps Script | apps script | appscript | google script | скрипты google таблиц
airtable | Airtable | nocodb | ^coda | baserow | teable
excel-macros | Макросы Excel | ^макросы | написание макросов | разработка макросов | макросы ms office | excel макросы
# Kinds of data
data-masking | Обезличивание данных | маскирование данных | анонимизация данных | data masking | анонимизация
open-data | Открытые данные | сбор данных из открытых источников | парсинг открытых источников | open data | поиск и сбор данных | ^сбор данных | сбор информации из открытых источников
telemetry-data | Телеметрия и логи событий | разметка событий | логирование событий | event tracking | трекинг событий | продуктовые события | tracking plan
financial-data | Финансовые и биржевые данные | bloomberg | bloomberg terminal | refinitiv | cbonds | spark интерфакс | market data | биржевые данные
analytics-sql-python | Анализ данных на Python | python для анализа данных | python анализ | python анализ данных | анализ данных python | python для аналитики > python, data-analysis
clinical-data | Биостатистика | biostatistics | клинические данные | data management клинических исследований | ^cdisc | ^sdtm
quant | Количественный анализ в финансах | quantitative finance | quant research | ^quant | бэктестинг | backtesting | финансовая математика | ^квант
data-team | Руководство командой данных | управление командой аналитиков | руководство аналитиками | data lead | построение аналитики с нуля | head of analytics | развитие аналитики | выстраивание аналитики | управление отделом аналитики
data-docs | Документирование данных | описание источников данных | документирование витрин | каталогизация данных | s2t | source to target | маппинг данных | описание данных | ^маппинг | data mapping | s2t маппинг
data-requirements | Требования к отчётам и данным | сбор требований к отчётности | требования к данным | сбор требований к отчетам | системный анализ dwh | анализ источников данных | анализ источников
reconcile-data | Сверка данных | сверка данных между системами | контроль полноты данных | ^верификация данных | сверка данных отчетов | проверка корректности данных | поиск расхождений в данных | валидация данных
# Analysis of fields
sales-data | Анализ данных о продажах | отчёты по продажам bi | коммерческая аналитика | анализ продаж в excel | аналитика продаж данные
marketplaces-data | Данные маркетплейсов через API | api wildberries | api ozon | выгрузка данных с маркетплейсов | интеграция с маркетплейсами
log-data | Аналитика логов и событий | анализ событий приложения | clickstream | ^кликстрим | кликстрим данные
hr-data | Анализ данных персонала | hr данные | данные о персонале анализ
credit-data | Портфельная аналитика | портфельный анализ | cost of risk | ^ecl | резервы мсфо 9 модель | анализ кредитного портфеля
insight-presentation | Представление результатов анализа | презентация результатов анализа | data storytelling | сторителлинг данных | подготовка аналитических материалов | подготовка аналитических записок | аналитические записки | аналитические обзоры | подготовка аналитических отчётов | аналитические отчёты
info-search-osint | OSINT | ^осинт | разведка по открытым источникам | open source intelligence | конкурентная разведка | maltego
data-security-access | Доступ к данным и роли в хранилище | row level security | ролевая модель данных | безопасность баз данных | database security | ^dam | защита баз данных
`;
