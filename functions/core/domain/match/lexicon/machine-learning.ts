/**
 * What people of artificial intelligence name: models, libraries, tasks, operation of models, language models, annotation.
 * Written by us from the tags of public vacancies and knowledge of the field.
 */
export const machineLearning = `
# The field [names]
ai | Искусственный интеллект | ии | ai | artificial intelligence | ai/ml | технологии ии | технологии искусственного интеллекта | ии решения | ai решения | ai продукт | ии продукт | ai технологии | ai инженер | ai engineer | решения на базе ии
machine-learning | Машинное обучение | machine learning | ^ml | ml модели | модели машинного обучения | методы машинного обучения | алгоритмы машинного обучения | ml алгоритмы | классическое машинное обучение | classic ml | ml разработка | опыт в ml | ml инженер | ml проекты | ml задачи | ml решения | ds/ml | ml/ds | ml engineer | ml сервисы | классические модели
deep-learning | Глубокое обучение | deep learning | ^dl | глубокое машинное обучение | ml/dl > machine-learning
neural-networks | Нейронные сети | neural networks | разработка нейросетей | обучение нейронных сетей | обучение нейросетей | архитектуры нейронных сетей | нейросетевые модели | проектирование нейросетей
data-science | Data Science | ^ds | дата сайенс | наука о данных | data scientist | дата саенс
data-mining | Data Mining | интеллектуальный анализ данных | дата майнинг | майнинг данных | добыча данных
gen-ai | Генеративный ИИ | generative ai | genai | gen ai | генеративные модели | генеративные нейросети | генеративный искусственный интеллект | generative models
nlp | NLP | natural language processing | обработка естественного языка | обработка текстов nlp | компьютерная лингвистика | анализ текстов nlp | обработка текстовых данных | nlp/cv | cv/nlp | nlp задачи | nlp модели
computer-vision | Компьютерное зрение | computer vision | ^cv | техническое зрение | машинное зрение | алгоритмы компьютерного зрения | компьютерное зрение cv | cv задачи | cv модели | алгоритмы cv
reinforcement-learning | Обучение с подкреплением | reinforcement learning | ^rl | deep rl | rl алгоритмы | ^gymnasium | stable baselines
speech | Речевые технологии | speech технологии | обработка речи | speech processing | обработка аудио | audio ml | ^speech | обработка звука ml
multimodal-models | Мультимодальные модели | мультимодальность | vlm | vision language models | multimodal ai | мультимодальный ии
# Frameworks of deep learning [names]
pytorch | PyTorch | ^torch | pytorch lightning | torchvision | ^пайторч > deep-learning, python
tensorflow | TensorFlow | tensor flow | ^tf | tensorflow 2 | tf lite > deep-learning
keras | Keras | ^керас
jax | JAX | ^flax | jax flax
mxnet | MXNet | ^caffe | paddlepaddle | theano | mindspore | chainer
fastai | fast.ai | fastai
# Libraries of machine learning [names]
scikit-learn | scikit-learn | sklearn | sk learn | scikit > machine-learning, python
catboost | CatBoost | кэтбуст | cat boost > gradient-boosting
xgboost | XGBoost | xg boost > gradient-boosting
lightgbm | LightGBM | light gbm | lgbm > gradient-boosting
h2o | H2O.ai | h2o | lightautoml | autogluon | ^lama | auto sklearn
hyperparameters | Подбор гиперпараметров | оптимизация гиперпараметров | тюнинг гиперпараметров
ray-tune | Hyperopt | ray tune
optuna | Optuna
statsmodels | statsmodels | ^prophet | sktime | ^etna
spark-ml | Spark MLlib | mllib | spark ml | pyspark ml
spacy | spaCy | spacy nlp
gensim | Gensim | natasha nlp | pymorphy
nltk | NLTK | ^stanza | deeppavlov | razdel | mystem
# Libraries of pictures [names]
opencv | OpenCV | open cv | ^cv2 | опенсиви > computer-vision
albumentations | Albumentations | pillow python | scikit image | аугментация данных | ^pil | ^аугментация | data augmentation
detectron | Detectron2 | mmdetection | ^mmcv | detectron | mmsegmentation
mediapipe | MediaPipe | ^dlib | insightface | openpose | media pipe
# Languages of arrays [names]
numpy | NumPy | num py > python
pandas | pandas | пандас | geopandas > python
polars | Polars | ^dask | ^vaex | ^modin | dask python
scipy | SciPy | sci py | ^sympy | ^cvxpy > python
matplotlib | Matplotlib | seaborn | ^bokeh > python
plotly | Plotly | plotly dash | ^dash
jupyter | Jupyter | jupyter notebook | jupyterlab | google colab | ^colab | jupyterhub | ipython | datasphere | юпитер ноутбук
streamlit | Streamlit | gradio | chainlit
kaggle | Kaggle | соревнования kaggle | ^каггл | ml соревнования | ^ods
# Classic models [names]
gradient-boosting | Градиентный бустинг | gradient boosting | ^бустинг | ^gbm > machine-learning
regression | Линейная и логистическая регрессия | линейная регрессия | логистическая регрессия | регрессионный анализ | регрессионные модели | logistic regression
decision-trees | Деревья решений | random forest | случайный лес | decision trees
ensembles | Ансамбли моделей | ансамблирование | стекинг моделей | ensembling | ^stacking
svm-knn | SVM и kNN | ^svm | ^knn | метод опорных векторов | ml классификаторы
clustering | Кластеризация | кластерный анализ | clustering | k means | dbscan
classification | Задачи классификации | классификация текстов | text classification | модели классификации | ^классификация | бинарная классификация
# Tasks of tables and time [names]
anomaly-detection | Поиск аномалий | anomaly detection | обнаружение аномалий | выявление аномалий в данных | детекция аномалий
time-series | Временные ряды | time series | прогнозирование временных рядов | анализ временных рядов | ^arima | time series forecasting
forecasting | Прогнозные модели | demand forecasting | предиктивная аналитика | предсказательные модели | predictive analytics | предиктивные модели | прогнозная аналитика
# Handling of features and models [names]
feature-engineering | Feature Engineering | генерация признаков | отбор признаков | feature selection | конструирование признаков | ^фичи
dim-reduction | Снижение размерности | pca | t sne | ^umap | метод главных компонент
causal-inference | Causal Inference | причинно следственный анализ данных | uplift | uplift моделирование | uplift modeling | ^dowhy | causal ml
bayes | Байесовские методы | ^pymc | bayesian | байесовская статистика | вероятностное программирование | байесовский вывод
interpretability | Интерпретация моделей | shap | ^lime | explainable ai | ^xai | интерпретируемость моделей
model-metrics | Метрики качества моделей | оценка качества моделей | roc auc | f1 score | ml метрики | оценка моделей машинного обучения | метрики ml
active-learning | Active Learning | few shot | zero shot | self supervised learning | semi supervised | few shot learning | активное обучение моделей
automl | AutoML | auto ml | автоматическое машинное обучение
graph-ml | Графовые нейросети | ^gnn | graph neural networks | pytorch geometric | графовые модели | networkx
federated | Федеративное обучение | federated learning | homomorphic encryption | differential privacy
evolutionary | Генетические алгоритмы | эволюционные алгоритмы | роевые алгоритмы | genetic algorithms
# Architectures of networks [names]
transformers-arch | Трансформеры | transformers architecture | архитектура transformer | ^attention | self attention | transformers | механизм внимания
cnn | Свёрточные сети | ^cnn | convolutional neural networks | resnet | efficientnet | сверточные нейронные сети
rnn | Рекуррентные сети | ^rnn | lstm | ^gru | рекуррентные нейронные сети
gan | GAN | генеративно состязательные сети | ^vae | stylegan
diffusion | Диффузионные модели | diffusion models | diffusers | latent diffusion | ^ddpm | flow matching
bert | BERT | rubert | roberta | distilbert | deberta | sentence bert | ^t5
vit | Vision Transformer | ^vit | ^clip | ^dino | dinov2 | siglip
# Tasks of text [names]
ner | Извлечение сущностей | ner | named entity recognition | извлечение информации из текста | information extraction | извлечение данных из документов
sentiment | Анализ тональности | sentiment analysis | тональность текста
topic-modelling | Тематическое моделирование | topic modeling | ^lda | bertopic
embeddings | Эмбеддинги | =embeddings | =embedding | word2vec | fasttext | ^glove | sentence transformers | векторные представления
text-generation | Генерация текста моделями | text generation | генерация текстов нейросетями
summarisation | Суммаризация | суммаризация текстов | summarization | реферирование текстов
machine-translation | Машинный перевод | machine translation | ^nmt | постредактирование машинного перевода | ^mtpe
qa-systems | Вопросно-ответные системы | question answering | qa системы
dialogue-systems | Диалоговые системы | диалоговый ии | conversational ai | чат боты на ии | ии ассистенты | rasa | dialogflow | ai ассистенты | nlu | разговорный ии
search-ml | Поиск и ранжирование | learning to rank | ^ранжирование | information retrieval | ^ltr | ^bm25 | семантический поиск | semantic search | поисковые системы разработка | поисковые движки
text-markup-linguistics | Лингвистическая разметка | корпусная лингвистика | морфологический анализ | лингвистический анализ текстов
knowledge-graphs | Графы знаний | онтологии | knowledge graph | ^owl | sparql | ^rdf | онтологическое моделирование
# Tasks of pictures [names]
object-detection | Детекция объектов | object detection | обнаружение объектов на изображении | yolo | yolov8 | yolov5 | ultralytics | yolo v8 | ^детекция | распознавание объектов > computer-vision
segmentation-cv | Сегментация изображений | image segmentation | u net | ^unet | segment anything | ^sam | семантическая сегментация | instance segmentation > computer-vision
image-classification | Классификация изображений | image classification | распознавание изображений | распознавание образов | image recognition
ocr | OCR | распознавание текста | tesseract | оптическое распознавание символов | easyocr | paddleocr | распознавание документов | text recognition
face-recognition | Распознавание лиц | face recognition | биометрия лица | face id | биометрические системы | лицевая биометрия
tracking | Трекинг объектов | object tracking | deepsort | bytetrack | ^трекинг
pose-estimation | Оценка позы | pose estimation | keypoints | определение позы человека
slam | SLAM | visual slam | visual odometry | визуальная одометрия | одновременная локализация и картографирование
3d-vision | 3D-реконструкция | nerf | gaussian splatting | облака точек | point cloud | open3d | stereo vision | стереозрение | калибровка камер | ^pcl | 3d computer vision
lidar | Обработка данных лидаров | lidar | лидар | данные лидаров | sensor fusion
video-analytics | Видеоаналитика | video analytics | анализ видеопотока | обработка видео нейросетями | deepstream | nvidia deepstream | обработка видеопотоков | intelligent video analytics
image-processing | Обработка изображений | image processing | цифровая обработка изображений | алгоритмы обработки изображений
medical-imaging-ai | ИИ для медицинских снимков | medical imaging | анализ медицинских изображений | ^monai | медицинские данные ml
satellite-imagery | Анализ спутниковых снимков | обработка спутниковых снимков | satellite imagery | дешифрирование снимков | ^дзз
# Tasks of sound [names]
asr | Распознавание речи | asr | speech recognition | speech to text | stt | whisper | ^kaldi | ^nemo | speechkit | gigaam | автоматическое распознавание речи
tts | Синтез речи | tts | text to speech | speech synthesis | silero | elevenlabs | voice cloning | клонирование голоса | генерация голоса
audio-ml | Анализ аудио моделями | audio classification | librosa | torchaudio | шумоподавление моделями | ^vad
speaker-id | Голосовая биометрия | speaker recognition | диаризация | speaker diarization
# Tasks of business [names]
recsys | Рекомендательные системы | recommender systems | recsys | рекомендательные алгоритмы | персонализация рекомендаций | коллаборативная фильтрация | ^implicit
scoring-models | Скоринговые модели | ^scoring | credit scoring | скоринг моделирование | pd модели | ^lgd | разработка скоринговых моделей | модели кредитного риска
churn-ltv | Модели оттока и LTV | прогноз оттока | churn prediction | churn модели | модели склонности | propensity
fraud-ml | Модели антифрода | fraud detection | антифрод модели | обнаружение мошенничества
dynamic-pricing | Динамическое ценообразование | dynamic pricing | price elasticity | модели ценообразования
optimisation-math | Математическая оптимизация | линейное программирование | operations research | gurobi | or tools | ^cplex | дискретная оптимизация | комбинаторная оптимизация | задачи оптимизации
ad-tech-ml | ML в рекламе | ctr prediction | ^rtb | предсказание ctr | ml in ads | adtech | рекламные технологии
model-validation | Валидация моделей | model validation | валидация моделей машинного обучения | модельный риск | валидация ml моделей | model risk
predictive-maintenance | Предиктивное обслуживание | predictive maintenance | предиктивная диагностика
digital-twins | Цифровые двойники | digital twin
bioinformatics | Биоинформатика | bioinformatics | biopython | анализ геномных данных | ngs анализ
chemoinformatics | Хемоинформатика | ^rdkit | drug discovery | молекулярное моделирование | молекулярная динамика
autonomous-driving | Беспилотный транспорт | беспилотные автомобили | autonomous driving | self driving | автономное вождение | планирование траекторий | motion planning
robotics-ai | ИИ для роботов | robot learning | embodied ai | imitation learning | vision language action | ^vla | isaac sim | манипуляция роботов
# Large language models [names]
llm | LLM | large language models | большие языковые модели | языковые модели | работа с llm | llm модели | ^ллм | разработка на llm | llm приложения
rag | RAG | retrieval augmented generation | rag системы | rag пайплайн | rag архитектура | graphrag | graph rag | разработка rag > llm
ai-agents | ИИ-агенты | ai agents | ai агенты | llm агенты | multi agent systems | мультиагентные системы | агентные системы | agentic ai | разработка ии агентов | multi agent | агентные сценарии | автономные агенты > llm
prompt-engineering | Промпт-инжиниринг | prompt engineering | промпт инженерия | написание промптов | промпты | промптинг | составление промптов | prompting | разработка промптов | создание промптов | оптимизация промптов | промт инжиниринг | ^промты | написание промтов | context engineering
fine-tuning | Дообучение моделей | fine tuning | ^файнтюнинг | finetuning | дообучение llm | sft | файнтюн | fine tuning llm | supervised fine tuning | тонкая настройка моделей | дообучение языковых моделей
peft | LoRA и PEFT | lora | qlora | peft | unsloth | axolotl | ^dora > fine-tuning
rlhf | RLHF | dpo | grpo | ^ppo | alignment llm | ^alignment | reward model | ^rlaif | ^trl | preference optimization
pretraining | Предобучение моделей | pretraining | предобучение llm | обучение больших моделей | pre training
deepspeed | DeepSpeed | deep speed | ^fsdp | megatron lm | megatron
distributed-training | Распределённое обучение | distributed training | horovod | ^accelerate | ray train | multi gpu | обучение на нескольких gpu
quantisation | Квантование моделей | quantization | квантизация | ^gptq | ^awq | ^gguf | дистилляция моделей | knowledge distillation | ^прунинг | сжатие моделей | pruning моделей | квантизация моделей | дистилляция знаний
llm-evaluation | Оценка качества LLM | llm evaluation | llm as a judge | ^ragas | бенчмарки llm | ^evals | deepeval | оценка ответов llm | llm evals | тестирование llm | оценка качества ответов моделей | ^mera
llm-safety | Безопасность ИИ | ai safety | guardrails | prompt injection | red teaming llm | безопасность llm | llm security | responsible ai | этика ии | mlsecops | доверенный ии
synthetic-data | Синтетические данные | synthetic data | генерация синтетических данных | ^синтетика
function-calling | Function calling | tool calling | structured output | tool use | вызов инструментов llm
llm-caching | Экономика LLM-запросов | prompt caching | token optimization | оптимизация токенов | litellm | openrouter | маршрутизация моделей
# Running models [names]
vllm | vLLM | sglang | ^tgi | text generation inference | lmdeploy > llm
ollama | Ollama | llama.cpp | lm studio | ^локальные модели | локальные llm | open webui | локальный запуск llm
triton | Triton Inference Server | nvidia triton | ^triton | triton server
tensorrt | TensorRT | tensorrt llm | tensor rt
onnx | ONNX | onnx runtime | tflite | coreml | core ml | executorch | torchscript | tensorflow lite | ^ncnn
bentoml | BentoML | torchserve | kserve | seldon
openvino | OpenVINO | open vino
model-serving | Инференс моделей | model serving | ml inference | развёртывание моделей | деплой моделей | inference | вывод моделей в прод | внедрение ml моделей | ray serve | внедрение моделей машинного обучения | оптимизация инференса | продуктивизация моделей | внедрение моделей в продакшн | ускорение инференса
edge-ai | Edge AI | tinyml | edge ml | нейросети на устройствах | on device ml | ^npu | rockchip | ^rknn
cuda | CUDA | ^cudnn | cuda kernels | ^nccl | opencl | ^cupy | nvidia cuda | ^rocm | cuda программирование
gpu | Работа с GPU | gpu | gpu вычисления | gpgpu | gpu кластеры | вычисления на gpu | видеокарты nvidia | ^a100 | ^h100
# Libraries of language models [names]
hugging-face | Hugging Face | huggingface | hf transformers | hugging face transformers | ^хаггингфейс | ^hf
langchain | LangChain | lang chain | ^лангчейн > llm
langgraph | LangGraph | lang graph > langchain
llamaindex | LlamaIndex | llama index | haystack > llm
crewai | CrewAI | crew ai
autogen | AutoGen | microsoft autogen | ag2
pydantic-ai | PydanticAI | pydantic ai
smolagents | smolagents | ^agno | openai agents sdk | google adk
agent-frameworks | Фреймворки ИИ-агентов | semantic kernel | ^dspy | mastra | vercel ai sdk > ai-agents
mcp | MCP | model context protocol | mcp серверы | mcp server | ^a2a | разработка mcp
langfuse | Langfuse
langsmith | LangSmith | lang smith
llm-observability | Наблюдение за LLM | arize phoenix | helicone | llm observability | ^opik
dify | Dify | flowise | langflow | ^coze
# Stores of vectors [names]
vector-db | Векторные базы данных | vector database | векторные бд | векторный поиск | vector search | vector db | векторные хранилища | векторная база | векторные хранилища данных
qdrant | Qdrant > vector-db
faiss | FAISS | ^hnsw | ^annoy | ^scann
milvus | Milvus > vector-db
chroma | ChromaDB | chroma | chroma db
pinecone | Pinecone
weaviate | Weaviate | lancedb
pgvector | pgvector | pg vector
reranking | Реранкинг | reranker | cross encoder | гибридный поиск | hybrid search | ^colbert | ^чанкинг | chunking
# Models and their makers [makers]
chatgpt | ChatGPT | chat gpt | чат gpt | чат гпт | ^gpt | gpt 4 | gpt 4o | gpt 3.5 | gpt 5 | custom gpt | чатгпт | gpt модели
openai | OpenAI | openai api | open ai | assistants api | responses api | azure openai | интеграция openai
claude | Claude | anthropic | anthropic api | claude api | claude sonnet | claude opus | claude 3.5
gemini | Gemini | google gemini | gemini api | ^bard | google ai studio | notebooklm | ^gemma
yandexgpt | YandexGPT | yandex gpt | алиса ai | yandex ai studio | yandex foundation models | ^шедеврум | ^yagpt | яндекс gpt | ^нейроэксперт
gigachat | GigaChat | гигачат | giga chat | gigachat api | ^giga | gigachat max
deepseek | DeepSeek | deep seek | ^дипсик
llama | Llama | llama 3 | llama 2 | meta llama | llama модели
qwen | Qwen | ^qwen3 | qwen2.5 | qwen vl
mistral | Mistral | mistral ai | mixtral
russian-llms | Российские языковые модели | ^t lite | ^t pro | ^vikhr | ^saiga | cotype | t bank ai | ruadapt | ^avibe
grok | Grok | xai grok | ^kimi | ^glm | minimax | copilot pro
perplexity | Perplexity | perplexety | perplexity ai | perplexity pro | deep research
# Programming with models [names]
ai-coding | Разработка с ИИ-ассистентами | ai assisted coding | вайбкодинг | vibe coding | вайб кодинг | ai coding | ai coding tools | агентная разработка | ai ассистенты для кода | использование ии в разработке | vibecoding | ai инструменты разработки
windsurf | Windsurf IDE | ^windsurf | zed editor
cursor | Cursor IDE | cursor | cursor ai | редактор cursor | ^курсор
copilot | GitHub Copilot | copilot | microsoft copilot | copilot studio | m365 copilot
claude-code | Claude Code | openai codex | ^codex | codex cli | gemini cli | ^cline | ^aider | roo code | opencode | kilo code
lovable | Lovable AI | ^lovable | lovable dev
bolt-new | Bolt.new | ^bolt | ^v0 | v0.dev | replit
ai-app-builders | Генераторы приложений на ИИ | google antigravity | base44
gigacode | GigaCode | sourcecraft | yandex code assistant | ^koda
# Pictures and films from models [names]
ai-art | Генерация изображений нейросетями | ии графика | нейрографика ии | ai art | генерация изображений | ai генерация изображений | image generation | text to image | нейроарт | создание изображений с помощью нейросетей
stable-diffusion | Stable Diffusion | ^sd | ^sdxl | automatic1111 | controlnet | sd webui | dreambooth
comfyui | ComfyUI | comfy ui | forge ui
midjourney | Midjourney | ^миджорни | mid journey
flux | FLUX | flux.1 | nano banana | nanobanana | seedream | ideogram | recraft | leonardo ai | dall e | ^dalle | кандинский нейросеть | kandinsky | ^krea | adobe firefly | firefly
heygen | HeyGen | ^hedra | synthesia
runway | Runway ML | ^runway | ^kling | kling ai | ^veo | ^sora | hailuo
ai-video | Генерация видео нейросетями | ai video | veo 3 | higgsfield | ^luma | ^pika | text to video | ии видео | ^нейровидео | ai аватары | seedance | нейросети для видео | создание видео с помощью нейросетей
ai-music | Генерация музыки | ^suno | ^udio | suno ai | ии музыка
deepfake | Дипфейки и липсинк | deepfake | ^дипфейк | lipsync | lip sync | face swap | deepfacelab
virtual-humans | Цифровые аватары | metahuman | цифровые люди | ии аватары | виртуальные инфлюенсеры | ai модели инфлюенсеры
ai-tools | Нейросети в работе | нейросети | работа с нейросетями | использование нейросетей | ии инструменты | ai инструменты | ai tools | работа с ии | навыки работы с нейросетями | знание нейросетей | опыт использования нейросетей | применение нейросетей | умение работать с нейросетями | использование ии | опыт работы с нейросетями | ^нейронки | пользоваться нейросетями | нейросетевые инструменты | владение нейросетями | инструментами ии | пользоваться ии | уверенное владение ии | нейросети для работы | современные нейросети
ai-content | Создание контента с ИИ | контент с помощью нейросетей | ai контент | ии контент | ^aigc | генерация контента нейросетями | ai креативы | генерация текстов с ии
# Automation with models [makers]
ai-automation | Автоматизация на ИИ | ai автоматизация | ии автоматизация | внедрение ии | внедрение нейросетей | автоматизация с помощью ии | ai automation | внедрение ии в бизнес процессы | внедрение ai | ai трансформация | автоматизация процессов с ии | внедрение искусственного интеллекта | ии трансформация
n8n | n8n | n8n.io | автоматизация n8n
make-zapier | Make и Zapier | ^make | make.com | zapier | integromat | pipedream | activepieces
albato | Albato | ^альбато | apix drive
bot-builders | Конструкторы чат-ботов | bothelp | puzzlebot | smartbot | manychat | salebot.pro | конструктор ботов | leadtex | robochat
voice-robots | Голосовые роботы | voximplant | zvonobot | voice ai | ^vapi | робот обзвона | голосовые боты | голосовые агенты | voice agents | voice bot
rpa | RPA | uipath | robotic process automation | primo rpa | pix robotics | роботизация бизнес процессов | pix rpa | blue prism | automation anywhere | sherpa rpa | роботизация процессов | atom rpa | lexema rpa
# Operation of models [names]
mlops | MLOps | ml ops | ml инфраструктура | ml infrastructure | ml platform | ml платформа | ^млопс | llmops | ^aiops | эксплуатация ml моделей | llm ops
mlflow | MLflow | ml flow | mlflow tracking > mlops
kubeflow | Kubeflow | metaflow | ^flyte | kubeflow pipelines > mlops
dvc | DVC | версионирование данных | data version control | lakefs
clearml | ClearML | clear ml | neptune.ai | comet ml
tensorboard | TensorBoard
wandb | Weights & Biases | ^wandb | weights and biases | трекинг экспериментов | experiment tracking
feature-store | Feature Store | ^feast | фича стор | хранилище признаков
model-monitoring | Мониторинг моделей | model monitoring | data drift | дрейф данных | ^evidently | мониторинг качества моделей | мониторинг ml моделей
ml-pipelines | ML-пайплайны | ml pipeline | пайплайны обучения | конвейеры машинного обучения | пайплайны машинного обучения | ^kedro | ^zenml
ml-cloud | Облака для ML | sagemaker | vertex ai | aws bedrock | yandex datasphere | ml space | azure ml | amazon sagemaker | amazon bedrock | cloud.ru evolution | azure machine learning
ray | Ray Framework | ^ray | anyscale
# Work of a team on models
ml-system-design | ML System Design | проектирование ml систем | архитектура ml систем | ml архитектура | ml дизайн | дизайн ml систем
ml-research | Исследования в ML | ml research | чтение научных статей ml | ^arxiv | r&d ml | публикации на конференциях ml | neurips | воспроизведение статей | исследования в области ии | ^icml | research в ml
ml-team | Руководство ML-командой | управление ds командой | руководство командой data science | управление ml командой | ml team lead
ai-product | Управление ИИ-продуктом | ai product management | продукты на основе ии | ml продукты | ai product | управление ai продуктами
ai-analysis | Постановка задач для ML | формализация задач машинного обучения | перевод бизнес задач в ml | поиск кейсов применения ии | ai кейсы | постановка ml задач
ai-teaching | Обучение работе с ИИ | обучение сотрудников ии | курсы по нейросетям | ai грамотность | преподавание машинного обучения
hypotheses-ml | Проверка гипотез на данных | проверка гипотез ml | ml эксперименты | эксперименты с моделями | ml прототипы | прототипирование моделей | пилотирование моделей
# Annotation of data [names]
annotation | Разметка данных | data annotation | data labeling | аннотирование данных | разметка датасетов | аннотация данных | разметка данных для обучения | ^асессор | аннотирование | дата аннотатор
image-annotation | Разметка изображений | разметка фото и видео | разметка видео | bounding box | image annotation | аннотирование изображений | полигональная разметка | разметка видеоданных > annotation
text-annotation | Разметка текстов | текстовая разметка | text annotation | аннотирование текстов | разметка диалогов > annotation
audio-annotation | Разметка аудио | разметка аудиозаписей | разметка речи | транскрибация для разметки | расшифровка аудио для обучения > annotation
cvat | CVAT
label-studio | Label Studio | labelstudio
toloka | Яндекс Задания и Толока | toloka | ^толока | яндекс задания
annotation-tools | Инструменты разметки | labelimg | labelbox | roboflow | elementaryml | supervisely | doccano
dataset-building | Сбор датасетов | подготовка датасетов | подготовка данных для обучения | сбор данных для обучения | формирование датасетов | ^датасеты | создание датасетов | сбор и разметка данных | dataset preparation | подготовка обучающих выборок | очистка датасетов | очистка данных для обучения
annotation-guidelines | Инструкции для разметки | гайдлайны разметки | разработка инструкций для разметки | контроль качества разметки | валидация разметки | проверка разметки | управление разметкой | крауд разметка | управление асессорами | ^краудсорсинг
ai-training | ИИ-тренерство | ai тренер | обучение языковых моделей | ai trainer | ии тренер | оценка ответов нейросети | написание эталонных ответов | обучение ии | оценка ответов моделей | редактура ответов нейросети | ai тьютор | ранжирование ответов модели | написание диалогов для обучения
side-by-side | Сравнение ответов моделей | side by side | ^sbs | попарное сравнение | асессорская оценка | асессмент ответов
fact-checking | Фактчекинг | проверка фактов | fact checking | ^фактчек
# Mathematics
probability | Теория вероятностей | ^теорвер | probability theory | ^тервер | теория вероятностей и статистика
discrete-math | Дискретная математика | теория графов | ^дискретка | комбинаторика | discrete math
math-statistics | Математическая статистика | ^матстат | математические методы анализа | mathematical statistics | матстатистика
diff-equations | Уравнения математической физики | ^урматы | ^матфизика
stochastic | Случайные процессы | ^стохастика | стохастическое моделирование | монте карло | monte carlo | теория массового обслуживания
control-theory | Теория управления | теория автоматического управления | ^тау | control theory | ^mpc | системы автоматического регулирования | фильтр калмана | ^pid
fuzzy | Экспертные системы | нечёткая логика | fuzzy logic | системы поддержки принятия решений | ^сппр | базы знаний экспертных систем
`;
