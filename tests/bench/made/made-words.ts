const list = (text: string): string[] => text.split(/\s*[,\n]\s*/u).filter((entry) => entry !== '');

/** What titles are made of, by the catalog's categories; the more common ones first. */
export const titlesByCategory: Readonly<Record<string, readonly string[]>> = {
  development:
    list(`Программист, Разработчик, Инженер-программист, Team Lead, Архитектор ПО, Software Engineer,
    Программист 1С, Программист-эмбеддер, Embedded Developer, Разработчик игр, Unity Developer, Технический писатель`),
  frontend:
    list(`Frontend-разработчик, Frontend Developer, React-разработчик, Верстальщик, JavaScript-разработчик,
    Vue-разработчик, Angular Developer, Фронтенд-разработчик, Web-разработчик, TypeScript Developer`),
  backend:
    list(`Backend-разработчик, Python-разработчик, Java-разработчик, Golang-разработчик, PHP-программист,
    C#-разработчик, Разработчик .NET, C++ Developer, Backend Developer, Node.js Developer, Программист Битрикс,
    Python Developer, Java Developer, Ruby Developer, Rust-разработчик, Разработчик баз данных, PL/SQL-разработчик`),
  fullstack: list(`Fullstack-разработчик, Fullstack Developer, Full Stack Engineer, Веб-программист`),
  mobile:
    list(`iOS-разработчик, Android-разработчик, Flutter-разработчик, Мобильный разработчик, Android Developer,
    iOS Developer, React Native Developer, Kotlin-разработчик`),
  devops: list(`DevOps-инженер, Системный администратор, SRE-инженер, DevOps Engineer, Инженер инфраструктуры,
    Администратор Linux, Специалист по информационной безопасности, Сетевой инженер, Инженер облачной платформы`),
  'data-science': list(`ML-инженер, Data Scientist, Machine Learning Engineer, Data Engineer, Инженер данных,
    NLP-инженер, Исследователь в области ИИ, LLM Engineer, Computer Vision Engineer, MLOps-инженер, AI-разработчик`),
  testers: list(`Тестировщик, QA Engineer, Инженер по тестированию, QA Lead, Специалист по качеству`),
  'manual-testing': list(
    `Тестировщик ПО, Ручной тестировщик, Manual QA Engineer, Тестировщик мобильных приложений`,
  ),
  'test-automation': list(
    `Автоматизатор тестирования, QA Automation Engineer, SDET, Инженер по автотестам, AQA Engineer`,
  ),
  designers: list(`Дизайнер, Дизайнер интерьера, Арт-директор, Дизайнер-визуализатор, Web-дизайнер`),
  'ui-ux': list(`UI/UX-дизайнер, Продуктовый дизайнер, Product Designer, UX-исследователь, UX-писатель`),
  'graphic-design': list(`Графический дизайнер, Бренд-дизайнер, Дизайнер полиграфии, Иллюстратор`),
  'motion-design': list(`Моушн-дизайнер, Motion Designer, 3D-аниматор, Видеомонтажёр, VFX Artist`),
  analysts: list(`Аналитик, Аналитик данных, Data Analyst, Финансовый аналитик, BI-аналитик, Аналитик СРМ`),
  'business-analysis': list(`Бизнес-аналитик, Business Analyst, Аналитик бизнес-процессов`),
  'system-analysis': list(`Системный аналитик, System Analyst, Аналитик-проектировщик`),
  'product-analysis': list(`Продуктовый аналитик, Product Analyst, Аналитик маркетплейсов, Веб-аналитик`),
  hr: list(`Менеджер по персоналу, HR-менеджер, Рекрутер, HR BP, Специалист по кадрам, IT-рекрутер, HR Business Partner,
    Специалист по подбору персонала, Инспектор по кадрам, Менеджер по обучению, HR-директор, Бизнес-тренер`),
  managers:
    list(`Менеджер проектов, Project Manager, Менеджер продукта, Product Manager, Руководитель проектов,
    Руководитель отдела разработки, Product Owner, Scrum-мастер, Менеджер по закупкам, Delivery Manager,
    Главный инженер проекта, Начальник отдела, Заместитель директора, Офис-менеджер`),
  business:
    list(`Директор по развитию, Менеджер по развитию бизнеса, Коммерческий директор, Генеральный директор,
    Исполнительный директор, Business Development Manager, Управляющий партнёр, Операционный директор, CTO, CFO`),
  'client-service':
    list(`Менеджер по работе с клиентами, Менеджер по продажам, Специалист технической поддержки,
    Оператор колл-центра, Аккаунт-менеджер, Customer Success Manager, Специалист контактного центра,
    Менеджер по продажам B2B, Администратор, Специалист службы поддержки, Консультант`),
  finance:
    list(`Бухгалтер, Главный бухгалтер, Экономист, Финансовый директор, Финансовый менеджер, Аудитор, Кассир-операционист,
    Бухгалтер по заработной плате, Специалист по банковским операциям, Казначей, Финансовый контролёр, Кредитный аналитик`),
  law: list(
    `Юрист, Юрисконсульт, Корпоративный юрист, Помощник юриста, Адвокат, Специалист по договорной работе, Legal Counsel`,
  ),
  marketing:
    list(`Маркетолог, SMM-менеджер, Менеджер по маркетингу, Контент-менеджер, Интернет-маркетолог, Копирайтер, PR-менеджер,
    SEO-специалист, Таргетолог, Бренд-менеджер, Performance Marketing Manager, Редактор, Специалист по контекстной рекламе`),
};

export const levelWords =
  list(`Senior, Junior, Ведущий, Старший, Middle, Lead, Главный, Младший, Стажёр, Middle+, Head of,
  Помощник, Intern, Руководитель направления`);

/** Behind a title: 'Backend-разработчик (Go, PostgreSQL)', 'Юрист в отдел закупок'. */
export const titleEndings =
  list(`(удалённо), в отдел продаж, (офис), (гибрид), в команду платежей, в финтех, в банк,
  без опыта, (стартап), на неполный день, в продуктовую команду, (B2B), в отдел разработки, в e-commerce, (вахта), (английский B2),
  (релокация), (проектная работа), в интернет-магазин, в новый филиал, в агентство, по 44-ФЗ, (Middle/Senior), в команду поиска,
  со знанием английского, со знанием китайского, в команду рекомендаций, в холдинг, на производство, в управляющую компанию`);

/** 200 skills, the more common ones first. */
export const skills =
  list(`Python, SQL, Работа в команде, PostgreSQL, Git, JavaScript, Linux, Деловое общение, MS Excel, Docker,
  Java, Английский язык, 1С: Предприятие, React, Грамотная речь, TypeScript, Ведение переговоров, Kubernetes, REST API, Go,
  Активные продажи, CSS, HTML, C#, PHP, Redis, Kafka, Управление проектами, CI/CD, C++, Bash, ClickHouse, Figma, Scrum, Agile,
  MS PowerPoint, CRM, Spring, Django, Node.js, RabbitMQ, MongoDB, MySQL, Ansible, Grafana, Prometheus, Terraform, Jira, Confluence,
  Аналитика, Деловая переписка, Холодные звонки, Поиск и привлечение клиентов, Клиентоориентированность, Обучение персонала,
  Бухгалтерский учет, Налоговый учет, Кадровое делопроизводство, Подбор персонала, Управление персоналом, SMM, SEO, Яндекс.Директ,
  Google Analytics, Контент-маркетинг, Копирайтинг, Adobe Photoshop, Adobe Illustrator, After Effects, Blender, Power BI, Tableau,
  Pandas, NumPy, PyTorch, TensorFlow, Machine Learning, NLP, Computer Vision, LLM, LangChain, RAG, MLOps, Airflow, Spark, Hadoop,
  Scikit-learn, CatBoost, Hugging Face, A/B-тестирование, BPMN, UML, Сбор требований, Техническая документация, Системный анализ,
  Бизнес-анализ, Финансовый анализ, Бюджетирование, МСФО, Договорное право, Арбитраж, Госзакупки, Управленческий учет, Vue.js,
  Angular, Next.js, Redux, GraphQL, gRPC, Webpack, Vite, Sass, Bootstrap, Tailwind CSS, ASP.NET, .NET Core, Entity Framework,
  Laravel, Symfony, Битрикс, WordPress, FastAPI, Flask, Celery, SQLAlchemy, Hibernate, Kotlin, Swift, SwiftUI, Objective-C, Flutter, Dart,
  React Native, Android SDK, Jetpack Compose, Unity, Unreal Engine, Rust, Ruby on Rails, Scala, Elixir, Perl, Lua, Delphi, Oracle,
  MS SQL, PL/SQL, Elasticsearch, OpenSearch, Cassandra, DynamoDB, AWS, Yandex Cloud, Azure, GCP, Helm, GitLab CI, Jenkins, ArgoCD,
  Nginx, HAProxy, TCP/IP, Cisco, VPN, Zabbix, ELK, VMware, Windows Server, Active Directory, Selenium, Playwright, Cypress, Postman,
  JMeter, Pytest, JUnit, Allure, Тест-кейсы, Регрессионное тестирование, Функциональное тестирование, UX-исследования, Прототипирование,
  Типографика, Верстка, Брендинг, Моушн-графика, 3ds Max, AutoCAD, Cinema 4D, Стрессоустойчивость, Наставничество, Публичные выступления,
  Тайм-менеджмент, Планирование, Логистика, Закупки, Мерчандайзинг, Телефонные переговоры, B2B-продажи, Работа с возражениями,
  Английский язык — B2, Китайский язык`).slice(0, 200);

/** 100 places, the larger ones first; a vacancy without a city stands under 'Remote' (docs/rules.md#vacancy-row). */
export const cities =
  list(`Москва, Санкт-Петербург, Новосибирск, Екатеринбург, Казань, Нижний Новгород, Краснодар, Самара, Ростов-на-Дону,
  Уфа, Челябинск, Воронеж, Пермь, Красноярск, Омск, Волгоград, Remote, Тюмень, Саратов, Томск, Тольятти, Ижевск, Барнаул, Иркутск,
  Ульяновск, Хабаровск, Ярославль, Владивосток, Махачкала, Оренбург, Кемерово, Новокузнецк, Рязань, Набережные Челны, Астрахань, Пенза,
  Киров, Липецк, Чебоксары, Калининград, Тула, Курск, Ставрополь, Сочи, Улан-Удэ, Тверь, Магнитогорск, Иваново, Брянск, Белгород, Сургут,
  Владимир, Чита, Архангельск, Калуга, Смоленск, Волжский, Якутск, Саранск, Череповец, Курган, Вологда, Орёл, Подольск, Грозный, Мурманск,
  Тамбов, Петрозаводск, Стерлитамак, Нижневартовск, Кострома, Новороссийск, Йошкар-Ола, Химки, Таганрог, Сыктывкар, Балашиха, Нальчик,
  Нижний Тагил, Комсомольск-на-Амуре, Шахты, Дзержинск, Орск, Ангарск, Королёв, Псков, Великий Новгород, Мытищи, Люберцы, Бийск, Армавир,
  Рыбинск, Северодвинск, Норильск, Балаково, Абакан, Обнинск, Иннополис, Минск, Алматы`);

/** Companies are named from these: «Вектор-Трейд», «ООО Севмаркет», 'Nordex Group'. */
export const nameStarts =
  list(`Альфа, Бета, Вектор, Гранд, Дельта, Евро, Жил, Запад, Инвест, Капитал, Линия, Мега, Нова, Орбита, Прайм, Регион,
  Север, Тех, Урал, Форт, Центр, Эко, Юг, Яр, Сиб, Рос, Мос, Волга, Дон, Кубань, Балт, Алтай, Байкал, Арктик, Пром, Строй, Транс, Агро, Мед,
  Фарм, Энерго, Газ, Нефте, Метал, Хим, Авиа, Авто, Дом, Банк, Кредит, Поли, Мульти, Интер, Нео, Про, Супер, Топ, Элит, Смарт, Софт, Дата,
  Nord, Apex, Blue, Cloud, Data, Fin, Green, Hyper, Info, Just, Key, Logic, Max, Net, Open, Pixel, Quant, Rapid, Sky, Tech, Uni, Vita, Web`);
export const nameEnds =
  list(`маркет, трейд, сервис, строй, групп, лаб, софт, снаб, проект, консалт, медиа, логистик, инвест, ресурс, сбыт, монтаж,
  комплект, система, дизайн, студия, центр, холдинг, партнёр, решения, безопасность, автоматика, торг, связь, телеком, фуд, мет, газ,
  lab, soft, works, point, line, dex, ify, ware, hub, port, base, team, mind, flow, bit, ics`);
export const nameForms = list(
  `ООО, АО, ГК, ИП, Группа компаний, НПО, Завод, Торговый дом, Банк, Клиника, Агентство`,
);
