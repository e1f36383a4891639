/**
 * What people of pages, sites, mobile applications, games and virtual reality name.
 * Written by us from the tags of public vacancies and knowledge of the field.
 */
export const webAndMobile = `
# Languages of pages [names]
javascript | JavaScript | ^js | java script | ecmascript | es6 | es5 | es2015 | джаваскрипт | vanilla js | native js | ванильный js | ^es6+
typescript | TypeScript | ^ts | type script | тайпскрипт > javascript
coffeescript | CoffeeScript | livescript
webassembly | WebAssembly | wasm
# Frameworks of pages [names]
react | React | reactjs | react.js | react 18 | react 19 | ^реакт | react hooks > javascript
vue | Vue.js | vue | vuejs | vue 3 | vue 2 | vue3 | vue2 | composition api > javascript
angular | Angular | angular 2 | angular 2+ | angular 2.0 | angular 17 | ^ангуляр > typescript
angularjs | AngularJS | angular js | angular 1 > javascript
svelte | Svelte | sveltekit | svelte kit
extjs | Ext JS | extjs | sencha
backbone | Backbone.js | knockout.js | ember.js | ^ember | ^knockout
preact | Preact | solid.js
solidjs | SolidJS | ^backbone
jquery | jQuery | jquery ui | ^jq > javascript
alpine | Alpine.js | htmx | ^stimulus | hotwire
lit | Web Components | ^lit | ^stencil | веб компоненты
# Frameworks above frameworks [names]
nextjs | Next.js | nextjs | ^next > react
nuxt | Nuxt | nuxtjs | nuxt.js | nutxjx | nuxt 3 > vue
astro | Astro JS | ^astro | astro framework
remix | Remix Run | ^remix
gatsby | Gatsby | ^hugo
ssr | Серверный рендеринг | =ssr | server side rendering | ^ssg
# State of pages [names]
redux | Redux | redux toolkit | ^rtk | redux saga | redux thunk | rtk query
mobx | MobX | mob x
effector | Effector | reatom
zustand | Zustand | ^recoil | ^jotai | xstate | nanostores
react-query | React Query | tanstack query | tanstack | ^swr | react hook form
vuex | Vuex
pinia | Pinia
rxjs | RxJS | ngrx | rx.js
# Layout [names]
html | HTML | html5 | html 5 | xhtml
css | CSS | css3 | css 3 | каскадные таблицы стилей
layout | Вёрстка сайтов | html вёрстка | ^вёрстка | вёрстка html | веб вёрстка | вёрстка макетов | вёрстка по макету | блочная вёрстка | вёрстка страниц сайта | вёрстка лендингов > html, css
responsive | Адаптивная вёрстка | адаптивный дизайн | responsive design | мобильная вёрстка | ^mobile first | резиновая вёрстка
cross-browser | Кроссбраузерная вёрстка | =кроссбраузерность | =кроссбраузерности | =кроссбраузерностью | кроссбраузерная верстка сайтов | кроссбраузерная адаптивная | кроссбраузерная и адаптивная | кроссбраузерные интерфейсы | кроссбраузерная разработка | кроссбраузерная совместимость | кроссбраузерные скрипты
pixel-perfect | Pixel Perfect | пиксель перфект
semantic-html | Семантическая вёрстка | валидная вёрстка | семантика html
flex-grid | Flexbox и Grid | flexbox | css grid | ^flex | ^grid
bem | БЭМ | методология бэм | ^bem
email-layout | Вёрстка писем | вёрстка email писем | вёрстка email рассылок | ^mjml | html письма
svg-canvas | SVG и Canvas | =canvas | svg | html5 canvas | konva
web-animation | Анимация на сайтах | css анимация | ^gsap | framer motion | css animation | lottie
accessibility | Веб-доступность | wcag | ^a11y | доступность интерфейсов | ^aria
# Preprocessors of styles [names]
sass | Sass | =sass | =scss | sass/scss | ^scss > css
less | Less CSS | ^less > css
stylus | Stylus
postcss | PostCSS | post css
# Ready styles and parts [names]
bootstrap | =Bootstrap | ^бутстрап | twitter bootstrap | bootstrap 5 > css
tailwind | Tailwind CSS | tailwind | tailwindcss > css
styled-components | Styled Components | styledcomponents | css modules | css in js | ^emotion
material-ui | Material UI | ^mui | ^material | quasar framework | quasar
shadcn | shadcn/ui | shadcn | radix ui | chakra ui | mantine
vuetify | Vuetify | primevue | element plus
ant-design | Ant Design | ^antd
storybook | Storybook | ui kit разработка | styleguidist
swiper | Swiper | slick slider | fancybox
# Pictures and maps by code [names]
d3 | D3.js | ^d3
charts-js | Библиотеки графиков | chart.js | highcharts | echarts | amcharts | apexcharts
webgl | WebGL | webgpu
threejs | Three.js | babylon.js | react three fiber
maps-api | API карт | яндекс карты api | google maps api | yandex maps api
pixijs | PixiJS | pixi.js | phaser | playcanvas
# Builds of pages [names]
webpack | Webpack | ^вебпак
vite | Vite | esbuild | ^parcel | turbopack | ^swc | vitejs | rspack
rollup | Rollup
gulp | Gulp | ^grunt | gulp.js
babel | Babel | babel.js
npm | npm и Yarn | npm | yarn | pnpm | npm/yarn | ^bower
eslint | ESLint | prettier | stylelint | tslint | husky | ^biome
monorepo | Монорепозитории | monorepo | turborepo | lerna
micro-frontends | Микрофронтенды | microfrontends | micro frontends | module federation | single spa
fsd | Feature-Sliced Design | ^fsd | feature sliced | атомарный дизайн
# Tests of pages by their authors [names]
jest | Jest | vitest | ^jasmine | react testing library | testing library | ^enzyme
mocha | Mocha | karma/mocha | ^karma | ^chai | ^sinon
# Work of front ends
frontend | Frontend-разработка | frontend | фронтенд | front end | фронтенд разработка | frontend development | ^фронт | клиентская разработка
spa-app | Одностраничные приложения | spa приложения | single page application | ^pwa | progressive web app
ajax | Ajax | fetch api | ^axios | xmlhttprequest | ^xhr
dom | DOM API | ^dom | browser api | web api браузера | document object model | ^bom | web workers | service worker
web-performance | Оптимизация скорости сайта | core web vitals | ускорение загрузки сайта | web vitals | pagespeed | lighthouse | оптимизация загрузки страниц
browser-extensions | Расширения браузера | chrome extension | разработка расширений для браузера | browser extensions
devtools | Chrome DevTools | devtools | инструменты разработчика браузера | dev tools
twig | Twig | ^smarty | ^blade
jinja | Jinja2 | ^jinja
template-engines | Шаблонизаторы | ^pug | handlebars | ^mustache | ^ejs
inertia | Inertia.js | livewire | inertiajs
web-server-setup | Хостинг и домены | настройка хостинга | регистрация доменов | администрирование хостинга | dns записи | работа с хостингом | ^хостинг
site-support | Техническая поддержка сайтов | сопровождение сайтов | доработка сайтов
site-launch | Запуск сайтов | перенос сайтов | миграция сайтов
# Systems for sites [names]
wordpress | WordPress | cms wordpress | ^вордпресс | ^wp | woo commerce | acf wordpress
joomla | Joomla | joomla cms | virtuemart | ^джумла
drupal | Drupal | drupal api | ^друпал
modx | MODX | modx revo | modx revolution | modx evolution
opencart | OpenCart | ocstore
magento | Magento | magento 2 | adobe commerce
umi-cms | UMI.CMS | hostcms | host cms | diafan
typo3 | TYPO3 | dle cms | datalife engine
cs-cart | CS-Cart
netcat | NetCat | simpla cms
insales | InSales | ^инсейлс | advantshop
shopify | Shopify | ^ecwid | bigcommerce | ^liquid
woocommerce | WooCommerce
elementor | Elementor | divi builder
prestashop | PrestaShop | shop script | webasyst
strapi | Strapi | payload cms
contentful | =Contentful
directus | Directus
# Other systems for sites [names]
headless-cms | Headless CMS | ^sanity
cms | CMS | системы управления сайтом | работа с cms | знание cms | content management system | системы управления контентом | управление контентом cms | ^цмс
# Builders of sites [makers]
tilda | Tilda | тильда | tilda publishing | zero block
wix | Wix | taplink | craftum
readymag | Readymag
webflow | Webflow | framer | flexbe | lpgenerator
no-code-sites | Конструкторы сайтов | сборка сайтов на конструкторе | создание сайтов на тильде
# Mobile in general
mobile-dev | Мобильная разработка | ^мобильные приложения | разработка мобильных приложений | mobile development | ^mobile | мобильный разработчик | разработка под мобильные платформы
app-stores | Публикация в App Store и Google Play | ^app store | ^google play | ^rustore | публикация приложений | app store connect | google play console | testflight | appgallery
fastlane | Fastlane | сборка мобильных приложений | ci/cd мобильных приложений
crashlytics | Crashlytics | firebase crashlytics | анализ крешей
appmetrica | AppMetrica | ^аппметрика | appsflyer | ^adjust
push | Push-уведомления | ^fcm | apns | firebase cloud messaging | onesignal
mobile-sdk | Интеграция мобильных SDK | adjust sdk | branch.io
# iOS [names]
ios | Разработка под iOS | ^ios | ios разработка | ios приложения | ios developer | ios sdk
swift | Swift (iOS) | ^swift | swift 5 | язык swift > ios
objective-c | Objective-C | ^objc | obj c > ios
swiftui | SwiftUI | swift ui > swift
uikit | UIKit | autolayout | auto layout | snapkit | core animation
swift-concurrency | Swift Concurrency | ^gcd | grand central dispatch | многопоточность ios
combine-apple | Apple Combine | ^combine | combine swift
rxswift | RxSwift
core-data | Core Data | coredata
cocoapods | CocoaPods | swift package manager | ^spm | ^carthage
xcode | Xcode | ^x code
alamofire | Alamofire | urlsession
# Android [names]
android | Разработка под Android | ^android | android разработка | приложений для android | android приложения | android developer | android sdk | ^андроид
android-studio | Android Studio | android ndk | ^ndk | android studio ide
jetpack-compose | Jetpack Compose | compose ui > kotlin, android
android-jetpack | Android Jetpack | ^room | android architecture components | livedata | viewmodel android
kotlin-coroutines | Корутины Kotlin | kotlin coroutines | coroutines | kotlin flow | ^flow | корутины > kotlin
kmp | Kotlin Multiplatform | ^kmp | ^kmm | compose multiplatform | kotlin multiplatform mobile
hilt-koin | Hilt и Koin | ^hilt | ^koin | dagger hilt
rxjava-mobile | RxJava на Android | rxkotlin | rxandroid | rxjava2
room-db | Room Persistence | room database
dagger | Dagger | dagger 2
retrofit | Retrofit | okhttp | ktor client
realm | Realm | objectbox
android-aosp | AOSP | сборка android | android automotive | android tv | разработка прошивок android
aurora-os | ОС Аврора | aurora os | ^аврора | разработка под аврору | sailfish | harmonyos | huawei mobile services
# Cross-platform mobile [names]
flutter | Flutter | ^флаттер | ^bloc | riverpod > dart
dart | Dart | язык dart
bloc | Flutter BLoC | ^getx
react-native | React Native | reactnative | ^expo | expo react native > react
ionic | Ionic | ionic framework | capacitor js
cordova | Apache Cordova | cordova | phonegap
xamarin | Xamarin | .net maui | xamarin forms | net maui > csharp
# Engines of games [makers]
unity | Unity | unity3d | unity 3d | unity engine | =юнити
unreal | Unreal Engine | ue4 | ue5 | ^ue | unreal engine 5 | unreal engine 4 | анриал
godot | Godot | gdscript | godot engine
defold | Defold
construct | GameMaker | game maker | construct 3
rpg-tools | CryEngine | libgdx | source engine
cocos | Cocos2d | cocos creator | cocos2d x | roblox studio
roblox | Roblox | ^luau | роблокс
blueprints | Unreal Blueprints | ^blueprints | ^блюпринты
unity-tools | Инструменты Unity | zenject | ^unirx | dotween | ecs unity | unity dots | addressables | vcontainer | unitask
photon | Photon | photon fusion
multiplayer | Многопользовательские игры | мультиплеер | разработка многопользовательских игр | сетевые игры | netcode | mirror networking
# Work on games
game-dev | Разработка игр | разработка компьютерных игр | game programming | ^геймдев | gamedev | game development | game dev | программирование игр | разработка мобильных игр
game-design | Геймдизайн | game design | гейм дизайн | игровой дизайн | игровая механика | геймдизайн документ | ^gdd
level-design | Левел-дизайн | level design | дизайн уровней | левел дизайн уровней
game-balance | Игровой баланс | баланс игры | игровая экономика | балансировка игры | game economy | математика слотов
game-narrative | Нарративный дизайн | narrative design | игровой сценарий | сценарии для игр | игровой нарратив
game-liveops | LiveOps | live ops | игровые события | оперирование игр
game-monetisation | Монетизация приложений | монетизация игр | ^admob | ironsource | applovin | рекламная монетизация
game-analytics | Аналитика мобильных игр | gameanalytics | devtodev | игровая аналитика | ретеншн игр
game-testing | Тестирование игр | game testing | плейтесты | плейтестирование | playtesting
game-community | Игровая поддержка | поддержка игроков | модерация игр | player support
hypercasual | Гиперказуальные игры | гиперказуал | hyper casual | казуальные игры | hypercasual | match 3
yandex-games | Яндекс Игры | игры для vk play | html5 игры | playable ads | vk games
# Graphics by code [names]
opengl | OpenGL | ^gles | opengl es
directx | DirectX | direct3d | ^dx12 | ^dx11
vulkan | Vulkan | metal api | vulkan api
shaders | Шейдеры | shaders | hlsl | glsl | shader graph | написание шейдеров
computer-graphics | Компьютерная графика | computer graphics | 3d графика программирование | рендеринг | raytracing | ray tracing | трассировка лучей
game-physics | Физика в играх | ^physx | ^havok | ^box2d | игровая физика
game-ai | Игровой ИИ | game ai | behavior tree | ии противников
game-engine-dev | Разработка игровых движков | собственный движок | игровые движки | разработка движка
# Virtual and added reality [names]
vr | VR | виртуальная реальность | virtual reality | oculus | meta quest | steamvr | разработка vr | htc vive
ar | AR | дополненная реальность | augmented reality | ^xr | смешанная реальность | разработка ar | mixed reality
arkit | ARKit | realitykit
arcore | ARCore
vuforia | Vuforia | ar foundation | 8th wall
spark-ar | Маски и AR-эффекты | spark ar | lens studio | ar маски
visionos | visionOS | apple vision pro | webxr | openxr
# Other screens
smart-tv | Приложения для Smart TV | smart tv | tizen | webos | ^tvos | android tv приложения
wearables | Приложения для часов | watchos | wear os | apple watch разработка
car-hmi | Автомобильные интерфейсы | carplay | android auto | ^hmi
voice-skills | Навыки голосовых помощников | навыки алисы | яндекс диалоги | яндекс алиса | ^jaicp | just ai | голосовой помощник | салют бот
kiosks-software | ПО для терминалов и киосков | информационные киоски | разработка для терминалов оплаты | pos терминалы разработка
# Services behind applications [makers]
firebase | Firebase | firestore | google firebase | firebase realtime database
supabase | Supabase | appwrite | pocketbase | parse server
vercel | Vercel | netlify | github pages | heroku | railway app | render.com
geo-mobile | Геолокация в приложениях | core location | mapkit | ^геолокация | yandex mapkit
in-app | Встроенные покупки | in app purchase | storekit | revenuecat | google play billing | adapty
deep-links | Deep links | диплинки | universal links | deeplink
mobile-architecture | Архитектура мобильных приложений | ^mvi | viper ios | архитектура mvvm | ^tca | clean swift
mobile-security | Безопасность мобильных приложений | owasp mobile | mobile security | обфускация кода | proguard | ssl pinning
mobile-test-tools | Тесты мобильных приложений | xctest | espresso android | kaspresso | xcuitest | ui automator | robolectric
# Feeds and shops
ecommerce-dev | Разработка интернет-магазинов | создание интернет магазинов | интернет магазин под ключ | ecommerce разработка
site-integrations | Интеграция сайта с 1С и CRM | интеграция сайта с 1с | интеграция сайта с crm | обмен с 1с | интеграция с 1с | commerceml
site-microdata | Микроразметка | schema.org | open graph | разметка schema.org
analytics-setup | Настройка счётчиков и целей | google tag manager | gtm | настройка целей | настройка веб аналитики | подключение метрики
video-platforms | Разработка видеоплатформ | video.js | shaka player | видеоплеер | ^drm | hls.js
cms-content-types | Личные кабинеты и порталы | разработка личных кабинетов | разработка порталов | разработка корпоративных порталов | личный кабинет клиента разработка
admin-panels | Разработка админ-панелей | админ панель | ^админка | react admin
forms-ui | Сложные формы и таблицы | ag grid | react table | formik | ^zod | ^yup
i18n | Интернационализация | ^i18n | ^l10n | мультиязычность | многоязычный сайт
web-sockets-ui | Интерфейсы реального времени | ^real time | realtime приложения | обновления в реальном времени
web-security | Безопасность веб-приложений | xss | csrf | ^cors | ^csp | web security | защита веб приложений
webview | WebView | гибридные приложения | гибридная разработка | webview разработка
editor-js | Текстовые редакторы на сайте | tiptap | ckeditor | prosemirror | slate.js | tinymce | editor.js
bdui | Backend-Driven UI | bdui | server driven ui | ^sdui | divkit
# Pages for sale
site-content-forms | Формы заявок и корзина сайта | формы обратной связи сайта | корзина интернет магазина | подключение форм на сайт | квизы на сайт
web-audit | Аудит сайтов | юзабилити сайта | анализ сайта | проверка работоспособности сайта
multi-tenant | Мультитенантность | multi tenant | multitenancy | разработка saas | saas платформа | разработка saas сервисов
offline-first | Offline-first приложения | offline first | офлайн режим приложения | indexeddb | local storage
map-games | Казино и слоты | ^слоты | разработка слотов | igaming разработка | igaming | game math
`;
