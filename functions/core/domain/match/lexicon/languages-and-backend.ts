/**
 * What people who write programs name: languages, frameworks of servers, protocols, architecture, embedded code.
 * Written by us from the tags of public vacancies and knowledge of the field.
 */
export const languagesAndBackend = `
# Languages of servers [names]
python | Python | python3 | python 3 | питон | ^пайтон | ^py | разработка на python | язык python
java | Java | java se | core java | java core | java 8 | java 11 | java 17 | java 21 | java ee | jvm | ^джава
csharp | C# | c sharp | visual studio c# | си шарп | язык c#
go | Go (Golang) | ^go | golang | язык go | go разработка | разработка на go
php | PHP | php5 | php 5 | php7 | php 7 | php8 | php 8 | ^пхп
ruby | Ruby | ^руби
kotlin | Kotlin | ^котлин
scala | Scala | scala 2 | scala 3
nodejs | Node.js | nodejs | ^node | ^нода > javascript
perl | Perl | ^перл
groovy | Groovy
# Languages near to the machine [names]
cpp | C++ | c plus plus | c++11 | c++14 | c++17 | c++20 | c++23 | си плюс плюс | c/c++ | ^плюсы
c | Язык C | ^c | ^си | язык си | ansi c | программирование на c
rust | Rust | rustlang | ^раст | язык rust
assembler | Assembler | ассемблер | язык ассемблера | asm x86 | assembly language
zig | Zig | ziglang
fortran | Fortran | фортран
ada | Язык Ada | ^ada
# Functional languages [names]
haskell | Haskell
erlang | Erlang | erlang/otp
elixir | Elixir | phoenix framework
clojure | Clojure | clojurescript
fsharp | F# | f sharp
ocaml | OCaml
lisp | Lisp | common lisp | racket
prolog | Prolog | пролог программирование
functional-programming | Функциональное программирование | functional programming
# Desktop and old languages [names]
delphi | Delphi | borland delphi | object pascal | embarcadero delphi | object pascal/delphi | ^делфи | embarcadero rad studio | rad studio | lazarus
cpp-builder | C++ Builder | builder xe | cpp builder > cpp
pascal | Pascal | ^паскаль | pascalabc | free pascal
vcl | VCL | firemonkey | ^fmx
delphi-data | Компоненты доступа к данным Delphi | pgdac | ^odac | firedac | unidac | ibdac
fastreport | FastReport | fast report
visual-basic | Visual Basic | vb.net | vb6 | visual basic .net | ^vb
vba | VBA | visual basic for applications | макросы vba | vba excel | excel vba | ms excel vba
cobol | COBOL | ^кобол | мейнфреймы
foxpro | Visual FoxPro | foxpro
powerbuilder | PowerBuilder
# Scripts of systems [names]
bash | Bash | ^shell | bash скрипты | shell скрипты | sh скрипты | bash scripting | shell scripting | ^sh | ^zsh
powershell | PowerShell | power shell | powershell скрипты
lua | Lua | luajit
awk-sed | awk и sed | ^awk | ^sed
regex | Регулярные выражения | regexp | regex | regular expressions
vbscript | Пакетные файлы Windows | vbscript | bat файлы | cmd скрипты
tcl | Tcl/Tk | ^tcl
# Languages of calculations [names]
r-lang | Язык R | ^r | rstudio | tidyverse | язык программирования r | r studio
matlab | MATLAB | матлаб | simulink | matlab simulink
julia | Язык Julia | julialang | ^julia
mathcad | Mathcad | маткад
wolfram | Wolfram Mathematica | wolfram | mathematica | ^maple
labview | LabVIEW | lab view
octave | GNU Octave | scilab
# Frameworks of Python [names]
django | Django | django framework | ^джанго > python
drf | Django REST Framework | ^drf | django rest > django
fastapi | FastAPI | fast api | starlette > python
flask | Flask > python
aiohttp | aiohttp | ^sanic | ^tornado | litestar
asyncio | asyncio | asyncio python | uvloop | ^trio > python
sqlalchemy | SQLAlchemy | alembic | tortoise orm | peewee | sqlmodel > python
pydantic | Pydantic
celery | Celery
taskiq | Taskiq
dramatiq | Dramatiq
python-rq | Python RQ | ^arq
aiogram | aiogram | telethon | pyrogram | python telegram bot | telebot > python, telegram-bots
python-requests | Python Requests | ^requests | ^httpx
python-tooling | Инструменты Python | ^poetry | pipenv | ^ruff | ^mypy | virtualenv | ^pip
pyqt | PyQt | pyside | tkinter | kivy | pyqt5 > python
gunicorn | Gunicorn
uvicorn | Uvicorn | ^asgi
uwsgi | uWSGI | ^wsgi
# Frameworks of Java and Kotlin [names]
spring | Spring | spring framework | spring mvc | spring core > java
spring-boot | Spring Boot | springboot > spring
spring-cloud | Spring Cloud | spring cloud gateway
spring-data | Spring Data | spring data jpa
spring-security | Spring Security
spring-webflux | Spring WebFlux | webflux | project reactor
hibernate | Hibernate | hibernate orm | jpa | java persistence api | eclipselink
jakarta-ee | Jakarta EE | j2ee | ejb | javaee | jsf | servlet | java servlets | jsp
quarkus | Quarkus | micronaut
vertx | Vert.x | vertx
ktor | Ktor
jooq | jOOQ | mybatis
jdbc | JDBC
java-desktop | JavaFX | java fx
java-swing | Java Swing
vaadin | Vaadin
akka | Akka | akka streams | ^zio | cats effect | ^pekko
# Builds of Java [names]
maven | Maven | apache maven | ^мавен
gradle | Gradle
ant-build | Apache Ant
sbt | SBT | ^sbt
# Servers of Java [names]
tomcat | Apache Tomcat | tomcat | ^jetty
wildfly | WildFly | jboss | ^undertow
weblogic | WebLogic | oracle weblogic
websphere | WebSphere | ibm websphere
# Frameworks of .NET [names]
dotnet | .NET | .net framework | .net core | dotnet | .net 6 | .net 8 | .net 9 | dot net | net core
aspnet | ASP.NET | asp.net core | asp.net mvc | asp.net web api | asp.net core web api | ^web forms | razor pages | asp > dotnet
entity-framework | Entity Framework | ef core | entity framework core | ^ef > dotnet
ado-net | ADO.NET > dotnet
linq | LINQ > dotnet
wpf | WPF | xaml | windows presentation foundation > dotnet
winforms | Windows Forms | winforms > dotnet
wcf | WCF | windows communication foundation
blazor | Blazor
avalonia | Avalonia UI | avalonia | ^uwp | ^winui
dapper | Dapper | nhibernate | linq2db
tpl | TPL | task parallel library | plinq
devexpress | DevExpress | developer express | telerik | syncfusion
signalr | SignalR
masstransit | MassTransit | mediatr | hangfire | automapper
# Frameworks of PHP [names]
laravel | Laravel | ларавел | ^lumen > php
symfony | Symfony | ^симфони | ^doctrine > php
yii | Yii | yii2 | yii 2 | yii framework > php
zend | Zend Framework | laminas | codeigniter | cakephp | kohana | ^slim
php-tooling | PHP Composer | psr | ^composer | phpstan | php fpm
swoole | Swoole | roadrunner php | ^roadrunner
# Frameworks of Ruby [names]
rails | Ruby on Rails | ^ror | ruby rails | ^rails > ruby
sidekiq | Sidekiq | resque
rspec | RSpec | ^capybara
# Frameworks of Node.js [names]
express | Express.js | ^express | expressjs | ^koa | fastify > nodejs
nestjs | NestJS | nest.js | ^nest > nodejs
prisma | Prisma ORM | ^prisma | typeorm | sequelize | ^drizzle | mongoose | knex
bun-deno | Bun и Deno | ^bun | ^deno
# Frameworks of Go [names]
gin | Gin Gonic | ^gin | ^echo | go fiber | ^gorilla | go chi
gorm | GORM | ^sqlx | ^pgx | ^sqlc
goroutines | Горутины | goroutines | каналы go
# Libraries of C++ and Rust [names]
qt | Qt | qml | qt quick | qt5 | qt6 | qt creator > cpp
stl | STL | standard template library
boost | Boost C++ | ^boost | boost asio
mfc-lib | MFC | atl | winapi | win32 api | ^win32 | ^wtl
gtk | GTK | gtkmm | wxwidgets
cmake | CMake | ^conan | ^bazel | makefile | ^meson | ^vcpkg
compilers | Разработка компиляторов | llvm | gcc | clang | ^mlir | компиляторы
tokio | Tokio | ^axum | actix | tauri rust > rust
cef | Chromium Embedded Framework | ^cef | cef3
debuggers | Отладчики и профилировщики | ^gdb | valgrind | windbg | ^perf | профилирование приложений
# Programs for a desktop [names]
desktop-apps | Десктопные приложения | разработка десктопных приложений | desktop приложения | desktop development | windows приложения
gui | Графический интерфейс | графический интерфейс пользователя | ^gui | разработка gui
electron | Electron | electron.js | electronjs | ^tauri > javascript
# Styles of an interface between programs [names]
rest | REST API | rest | rest сервисы | rest web services | json api | разработка rest api | rest json | rest запросы > api
soap | SOAP | ^wsdl | soap api | soap сервисы
graphql | GraphQL | apollo graphql | ^apollo
grpc | gRPC | protobuf | protocol buffers
json-rpc | JSON-RPC | xml rpc | jsonrpc
websocket | WebSocket | web socket | socket.io | веб сокеты | ^sse
api | API | ^апи | разработка api | проектирование api | интеграция api | работа с api | интеграция по api | api интеграции
webhooks | Webhooks | ^вебхуки
api-gateway | API Gateway | ^kong | api шлюз | ^tyk | ^wso2 | krakend
openapi | OpenAPI | swagger | open api | swagger ui | asyncapi
# Forms of data [names]
xml | XML | xsd | xml schema
xslt | XSLT | xpath | xquery
json | JSON | json schema
yaml | YAML | ^toml
hl7 | HL7 FHIR | ^hl7 | ^fhir | ^dicom
iso-20022 | ISO 20022 | smartvista | iso20022
# Queues and buses [names]
kafka | Apache Kafka | kafka | ^кафка | confluent kafka
rabbitmq | RabbitMQ | rabbit mq | ^rabbit | aioamqp | aio pika > amqp
amqp | AMQP
message-queues | Очереди сообщений | брокеры сообщений | message queue | message broker | ^mq | mass transit
activemq | ActiveMQ | ^artemis | ^jms | apache artemis
ibm-mq | IBM MQ | websphere mq
nats | Брокер NATS | =nats | nats jetstream
pulsar | Apache Pulsar
zeromq | ZeroMQ | ^zmq
mqtt | MQTT | mosquitto | emqx
esb | ESB | интеграционная шина | корпоративная шина данных | сервисная шина | enterprise service bus | apache camel | datareon | mule esb | red hat fuse
nifi | Apache NiFi | nifi
# Protocols of networks for programmers [names]
http | Протокол HTTP | ^http | http/https | http запросы | http/2 | http протокол
tcp-sockets | Сетевое программирование | ^сокеты | socket programming | ^p2p | tcp сокеты | разработка сетевых приложений
network-protocols | Сетевые протоколы | ^протоколы | сетевые протоколы передачи данных | разработка протоколов
webrtc | WebRTC | ^stun | ^turn | ^janus | mediasoup | livekit | ^sfu
streaming-protocols | Потоковое видео | rtsp | ^rtp | rtmp | ^hls | видеостриминг | стриминг видео | onvif | ^srt
ffmpeg | FFmpeg | gstreamer | ^h264 | видеокодеки | ^h265 | libav
oauth | OAuth 2.0 | oauth2 | oauth | openid connect | oidc | jwt | saml | ^sso | single sign on
keycloak | Keycloak
# Architecture [names]
microservices | Микросервисы | микросервисная архитектура | microservices | микросервисный подход | microservice architecture
software-architecture | Проектирование архитектуры ПО | архитектура программного обеспечения | архитектура приложений | архитектура информационных систем | software architecture | разработка архитектуры | архитектура ис | system design | проектирование программного обеспечения | ^архитектура по
solution-architecture | Архитектура решений | solution architecture | enterprise architecture | корпоративная архитектура | togaf | archimate
event-driven | Событийная архитектура | event driven | event sourcing | cqrs | ^eda | event driven architecture
ddd | DDD | domain driven design | предметно ориентированное проектирование
clean-architecture | Чистая архитектура | clean architecture | гексагональная архитектура | hexagonal architecture | луковая архитектура
soa | SOA | сервис ориентированная архитектура
highload | Высоконагруженные системы | highload | high load | хайлоад | высокие нагрузки | нагруженные проекты | высоконагруженные проекты | высоконагруженные сервисы
distributed-systems | Распределённые системы | distributed systems | распределенные транзакции | паттерн saga
fault-tolerance | Отказоустойчивость | отказоустойчивые системы | высокая доступность | high availability | масштабируемость
serverless | Serverless | aws lambda | бессерверные вычисления | cloud functions | ^faas
system-integration | Системная интеграция | интеграция систем | интеграция информационных систем | интеграционные решения | интеграция приложений | межсистемная интеграция
# Principles of programs [names]
oop | ООП | объектно ориентированное программирование | принципы ооп | ^oop | object oriented programming | ооп ood | ооп/ооd
design-patterns | Паттерны проектирования | шаблоны проектирования | design patterns | ^gof | паттерны gof | grasp | ^паттерны
solid | Принципы SOLID | =solid | ^dry | ^kiss | ^yagni
mvc | MVC | ^mvvm | ^mvp | паттерн mvc | ^viper | model view controller
algorithms | Алгоритмы и структуры данных | структуры данных | ^алгоритмы | data structures | ^algorithms | разработка алгоритмов
multithreading | Многопоточное программирование | многопоточность | многопоточное приложение | multithreading | concurrency | конкурентное программирование
async-programming | Асинхронное программирование | async | async/await | асинхронность | asynchronous programming
parallel-computing | Параллельные вычисления | openmp | ^mpi | параллельное программирование | высокопроизводительные вычисления | hpc | parallel computing
reactive-programming | Реактивное программирование | rxjava | reactive programming | ^reactor | reactivex
algorithm-optimisation | Оптимизация алгоритмов | оптимизация производительности | performance optimization | оптимизация приложений
code-optimisation | Оптимизация кода | рефакторинг | refactoring | рефакторинг кода | чистый код | clean code
legacy-code | Поддержка legacy-кода | legacy | легаси | доработка существующего кода | поддержка существующего кода
code-review | Код-ревью | code review | ревью кода | проведение код ревью | codereview
api-documentation | Техническая документация кода | документирование кода | doxygen | sphinx документация | javadoc
technical-debt | Работа с техническим долгом | технический долг
olympiad | Олимпиадное программирование | leetcode | codeforces | спортивное программирование | ^icpc
# Work of programmers
programming | Программирование | базовые навыки программирования | базовые навыки програмирования | ^developer | основы программирования | языки программирования
software-development | Разработка программного обеспечения | ^разработка по | software development | software engineering | ^коммерческая разработка по
backend | Backend-разработка | backend | бэкенд | back end | ^бекенд | серверная разработка | бэкенд разработка | backend development
fullstack | Fullstack-разработка | fullstack | full stack | фулстек | ^фуллстек
web-development | Веб-разработка | веб программирование | web разработка | web программирование | разработка сайтов | создание сайтов | web development | web приложения | разработка веб приложений
system-programming | Системное программирование | разработка драйверов | драйверы linux | ядро linux | linux kernel | system programming | kernel development | драйверы устройств
cross-platform | Кроссплатформенная разработка | cross platform development | кроссплатформенные приложения
web-scraping | Парсинг данных | парсинг сайтов | web scraping | ^парсинг | beautifulsoup | scrapy | разработка парсеров | веб скрейпинг | beautiful soup | ^скрапинг
telegram-bots | Разработка Telegram-ботов | telegram bot api | телеграм боты | telegram боты | ^чат боты | разработка ботов | разработка чат ботов
telegram-mini-apps | Telegram Mini Apps | telegram web apps | vk mini apps | ^tma | мини приложения
payment-integration | Интеграция платёжных систем | подключение платежных систем | платёжные шлюзы | stripe | юкасса | cloudpayments
nocode | No-code и low-code | nocode | no code | low code | lowcode | ^bubble | ноукод | зерокодинг | zerocode | flutterflow
# Embedded [names]
embedded | Embedded-разработка | =embedded | встраиваемые системы | встроенное по | разработка встраиваемого по | embedded c | встраиваемое программное обеспечение | embedded systems
microcontrollers | Программирование микроконтроллеров | микроконтроллеры | ^mcu | ^avr | arm cortex | cortex m | ^pic
stm32 | STM32 | ^stm | stm32cube | ^keil | ^iar > microcontrollers
esp32 | ESP32 | esp8266 | esp idf
arduino | Arduino | ардуино
raspberry-pi | Raspberry Pi | одноплатные компьютеры | orange pi | jetson | nvidia jetson
rtos | RTOS | freertos | ос реального времени | операционные системы реального времени | zephyr rtos | ^qnx
embedded-linux | Embedded Linux | yocto | buildroot | u boot | openwrt
interfaces-embedded | Интерфейсы UART, SPI, I2C | uart | spi | i2c | ^can | rs 485 | can шина | ^usb | rs 232 | ^jtag
bluetooth-le | Bluetooth LE | ^ble | bluetooth low energy | zigbee | lorawan
iot | Интернет вещей | ^iot | internet of things | устройства iot
firmware | Разработка прошивок | ^прошивки | firmware | прошивка микроконтроллеров | разработка bootloader
autosar | AUTOSAR | ^misra | iso 26262 | misra c
robotics | Робототехника | robotics | разработка роботов | робототехнические системы | мобильные роботы
robotics-software | ROS | ros2 | ros 2 | robot operating system | ^gazebo
# Chips [names]
fpga | ПЛИС | программирование плис | fpga | разработка плис | xilinx | vivado | altera | quartus
verilog | Verilog | system verilog | systemverilog > fpga
vhdl | VHDL > fpga
asic | Проектирование микросхем | ^asic | ^rtl | синтез rtl | ^cadence | synopsys | топология микросхем | разработка сбис
chip-verification | Верификация микросхем | ^uvm | functional verification | верификация rtl
risc-v | RISC-V | ^riscv | архитектура arm | ^эльбрус
dsp | Цифровая обработка сигналов | ^dsp | ^цос | digital signal processing | обработка сигналов
# Places to write code [names]
visual-studio | Visual Studio | ms visual studio | microsoft visual studio
vs-code | VS Code | visual studio code | vscode
jetbrains | JetBrains IDE | pycharm | intellij idea | intellij | webstorm | phpstorm | goland | ^clion | ^rider
eclipse | Eclipse | netbeans | eclipse ide
vim | Vim | neovim | ^emacs
# Chains of blocks [names]
blockchain | Блокчейн | blockchain | web3 | ^dapp
solidity | Смарт-контракты на Solidity | =solidity | смарт контракты | smart contracts | ethereum | ^evm | hardhat | ethers.js > blockchain
ton | TON-разработка | ^ton | func ton | ^tact | ton blockchain
solana | Solana | anchor solana | polkadot | hyperledger
# Areas of program work
fintech-dev | Разработка финтех-систем | автоматизированные банковские системы | ^абс | цфт | ^диасофт | diasoft | цфт платформа | абс цфт
trading-systems | Разработка торговых систем | протокол fix | fix protocol | торговые роботы | mql5 | mql4 | algorithmic trading | ^hft
gis-dev | Разработка ГИС-приложений | ^leaflet | openlayers | mapbox | api яндекс карт | geoserver
hash-crypto-dev | Криптография | криптографические алгоритмы | openssl | cryptography
quantum | Квантовые вычисления | qiskit | quantum computing
simulation | Имитационное моделирование | anylogic | имитационные модели | ^simulation | gpss
`;
