/**
 * What people of servers, clouds, networks, monitoring, machines, information security and telecom name.
 * Written by us from the tags of public vacancies and knowledge of the field.
 */
export const operations = `
# Families of systems [names]
linux | Linux | линукс | gnu/linux | администрирование linux | ос linux | linux администрирование | linux системы | linux сервер
unix | Unix | freebsd | ^solaris | ^aix | unix системы | openbsd
windows-os | Windows | ос windows | windows 10 | windows 11 | ms windows | windows 7 | операционная система windows
macos | macOS | mac os | mac os x | os x
windows-server | Windows Server | ms windows server | windows server 2019 | windows server 2022 | администрирование windows server | администрирование windows | windows администрирование | серверные ос windows | администрирование серверов windows
operating-systems | Операционные системы | знание операционных систем | настройка операционных систем | администрирование ос | установка операционных систем | установка ос | настройка ос | ^ос
# Distributions of Linux [makers]
ubuntu | Ubuntu | ubuntu server | ^убунту | linux mint > linux
debian | Debian | ^дебиан > linux
centos | CentOS | rhel | red hat | almalinux | rocky linux | red hat enterprise linux | fedora | oracle linux > linux
suse | SUSE | opensuse | arch linux | gentoo | alpine linux | ^sles
astra-linux | Astra Linux | астра линукс | astra linux special edition | ^астра | ос астра | ald pro | ^astra > linux
red-os | РЕД ОС | redos | red os | ред адм | ^редос > linux
alt-linux | Альт Линукс | ^альт | alt linux | базальт спо | ос альт | ^alt | ос alt | basealt
rosa-linux | ROSA Linux | роса линукс | ос роса | ^rosa | мсвсфера | мос ос
import-substitution-it | Импортозамещение в ИТ | ^импортозамещение по | импортозамещение программного обеспечения | отечественное по | российское по | переход на отечественное по | отечественные операционные системы | реестр отечественного по
# Directories and rights [names]
active-directory | Active Directory | ^ad | ms ad | microsoft active directory | group policy | групповые политики | gpo | ad ds | администрирование active directory | служба каталогов
ldap | LDAP | freeipa | openldap | ^ipa | samba dc | kerberos | avanpost directory
entra | Microsoft Entra | azure ad | intune | entra id | azure active directory
file-services | Файловые серверы | ^samba | ^smb | ^nfs | сетевые папки | ^dfs | файловые хранилища
citrix | Citrix | citrix xenapp
vdi | VDI | termidesk | виртуальные рабочие места
rds | Терминальные серверы | rdp | ^rds | remote desktop | настройка rdp | терминальные решения | удалённые рабочие столы
dhcp-dns | DNS и DHCP | dns | dhcp | dns dhcp | настройка dns | ^bind | dhcp dns | bind9
wsus | WSUS и SCCM | wsus | sccm | system center | ^mecm | ^обновление по | ^mdt | развёртывание ос | централизованное управление пк
print-services | Серверы печати | сетевые принтеры | настройка принтеров | ^cups | подключение оргтехники
# Mail and talks [names]
exchange | MS Exchange | exchange server | microsoft exchange | ^exchange | ms exchange server | exchange online
postfix | Postfix | ^exim | dovecot
zimbra | Zimbra | carbonio
mail-servers | Почтовые серверы | настройка почты | kerio connect | ^smtp | mdaemon | администрирование почтовых серверов | ^imap
russian-mail | Российские почтовые системы | communigate pro | communigate | rupost | mailion | vk workmail | deepmail | vk workspace администрирование | яндекс 360 администрирование
office-365-admin | Администрирование Microsoft 365 | office 365 администрирование | администрирование office 365 | google workspace администрирование | администрирование google workspace
# Machines of machines [makers]
vmware | VMware | vsphere | ^esxi | vmware esxi | vcenter | vmware vsphere | ^horizon | ^вмваре | ^vsan
hyper-v | Hyper-V | hyper v server
proxmox | Proxmox | proxmox ve | ^проксмокс | ^pve
xen | Xen | citrix hypervisor | xcp ng
ovirt | oVirt | red hat virtualization | zvirt
kvm | KVM | qemu | libvirt | kvm/qemu | qemu/kvm
russian-virtualisation | Российская виртуализация | брест виртуализация | пк св брест | space vm | spacevm | ^росплатформа | basis dynamix | vmmanager | ред виртуализация | vstack | numa vserver | орион софт
vagrant | Vagrant
virtualbox | VirtualBox | virtual box
virtualisation | Виртуализация | системы виртуализации | =virtualization | среды виртуализации | виртуальные машины | администрирование виртуализации | серверная виртуализация | средства виртуализации
# Containers [names]
docker | Docker | ^doker | ^докер | docker compose | dockerfile > containers
docker-swarm | Docker Swarm | ^swarm | portainer
lxc | LXC | lxc контейнеры | ^lxd
podman | Podman | containerd | cri o | buildah
containers | Контейнеризация | контейнеризация приложений | технологии контейнеризации | оркестрация контейнеров | средства контейнеризации
kubernetes | Kubernetes | k8s | кубернетес | ^кубер | kubectl | кластеры kubernetes | ^k3s | kubernetes администрирование | администрирование kubernetes | managed kubernetes | ^cka > containers
helm | Helm | helm charts | helm чарты | kustomize | helmfile
openshift | OpenShift | red hat openshift | ^okd
rancher | Rancher | ^rke2 | nova container platform | штурвал платформа
deckhouse | Deckhouse | deckhouse kubernetes platform | ^dkp | ^werf | флант > kubernetes
istio | Istio | service mesh | linkerd | cilium | ^envoy | envoy proxy | calico
nomad | HashiCorp Nomad | ^nomad
nexus-repo | Sonatype Nexus | ^nexus | nexus repository
artifactory | JFrog Artifactory | artifactory | ^jfrog
container-registry | Реестры образов | ^harbor | docker registry | container registry
k8s-operators | Операторы Kubernetes | kubernetes operators | operator sdk | ^keda | разработка операторов kubernetes
# Foreign clouds [makers]
aws-services | Сервисы AWS | ^ec2 | ^ecs | ^eks | cloudformation
aws | AWS | amazon web services | amazon aws | aws ec2 | aws cloud | rds aws
azure | Microsoft Azure | ^azure | ms azure | azure cloud | azure services
gcp | Google Cloud | google cloud platform | ^gke | cloud run
digitalocean | DigitalOcean | hetzner | digital ocean | linode | ^ovh | ^vultr
cloudflare | Cloudflare | cloudflare workers
cdn | CDN | content delivery network
akamai | Akamai
alibaba-cloud | Alibaba Cloud | oracle cloud | ibm cloud | huawei cloud | oracle cloud infrastructure
# Russian clouds [makers]
yandex-cloud | Yandex Cloud | яндекс облако | яндекс клауд | ^yc | яндекс cloud
vk-cloud | VK Cloud | vk cloud solutions | вк клауд | mail.ru cloud solutions | ^mcs
selectel | Selectel | селектел | timeweb | timeweb cloud | reg.ru | ^beget | рег.ру облако
cloud-ru | Cloud.ru | sbercloud | ^сберклауд | ^mws | mts cloud | мтс cloud | rt cloud | ростелеком облако | cloudmts
cloud-computing | Облачные технологии | облачные сервисы | cloud computing | облачные вычисления | облачная инфраструктура | облачные решения | ^облака | облачные платформы | ^iaas | ^paas | ^saas | cloud technologies | ^cloud
openstack | OpenStack | open stack | nova neutron | cloudstack | opennebula
finops | FinOps | оптимизация затрат на облака | cloud cost
cloud-migration | Миграция в облако | перенос в облако | cloud migration | миграция инфраструктуры
# Description of servers by code [names]
ansible | Ansible | ^ансибл | ^awx | ansible playbook | ansible роли
terraform | Terraform | opentofu | terragrunt | ^терраформ | pulumi | hashicorp terraform
saltstack | SaltStack | ^salt
chef | Chef Infra | ^chef | progress chef
puppet | Puppet и Hiera | =puppet | cfengine
packer | HashiCorp Packer | ^packer | cloud init | packer hashicorp
iac | Infrastructure as Code | ^iac | инфраструктура как код | управление конфигурациями серверов
consul | HashiCorp Consul | consul | service discovery
vault | HashiCorp Vault | vault | управление секретами | secrets management | openbao
# Building and delivering [names]
ci-cd | CI/CD | ^ci | continuous integration | непрерывная интеграция | ci/cd пайплайны | построение ci/cd | настройка ci/cd | непрерывная поставка | continuous delivery | процессы ci/cd | автоматизация сборки и развёртывания | ^cicd | ci/cd процессы | pipeline ci/cd
gitlab-ci | GitLab CI | gitlab ci/cd | gitlab runner | gitlab cicd | gitlab pipelines > ci-cd
jenkins | Jenkins | ^дженкинс | jenkins pipeline > ci-cd
github-actions | GitHub Actions
teamcity | TeamCity | team city
argocd | Argo CD | argocd | fluxcd | flux cd | ^argo | gitops
azure-devops | Azure DevOps | tfs | team foundation server | azure pipelines
bamboo | Bamboo | atlassian bamboo
circleci | CircleCI
travis-ci | Travis CI | ^travis
drone-ci | Drone CI
octopus-deploy | Octopus Deploy
devops | DevOps | практики devops | devops практики | ^девопс | devops инструменты | devops culture
sre | SRE | site reliability engineering | ^slo | sli slo | надёжность сервисов | slo sli | error budget
sast-dast | SAST и DAST | sast dast | sast | dast | статический анализ кода | semgrep | ^sca | анализ кода на уязвимости
owasp | OWASP | owasp top 10
devsecops | DevSecOps | appsec | application security | безопасная разработка | безопасность приложений | ^ssdlc | ^sdl | secure sdlc | ^рбпо | разработка безопасного по | гост 56939
platform-engineering | Платформенная инженерия | platform engineering | ^backstage | внутренняя платформа разработки | ^idp | developer platform
deployment | Развёртывание ПО | деплой | deployment | развёртывание приложений | выкатка релизов | деплой приложений | blue green | установка серверного по | развёртывание программного обеспечения | canary deployment
chaos | Chaos Engineering | отказоустойчивое тестирование
disaster-recovery | Disaster Recovery | план аварийного восстановления | ^drp | ^аварийное восстановление | dr план | катастрофоустойчивость
# Servers of the web [names]
nginx | Nginx | ^angie | nginx unit | ^энджиникс | openresty
apache | Apache HTTP Server | apache | ^httpd | apache2 | веб сервер apache | apache web server
iis | IIS | internet information services | ms iis
traefik | Traefik | ^caddy
load-balancing | Балансировка нагрузки | load balancing | балансировщики нагрузки | ^f5
haproxy | HAProxy | keepalived
proxies | Прокси-серверы | ^squid | ^прокси | reverse proxy
hosting-panels | Панели хостинга | cpanel | ^plesk | ispmanager | ^vesta | isp manager | fastpanel | ^whmcs | billmanager
web-servers | Веб-серверы | веб сервер настройка | настройка веб серверов | администрирование веб серверов | web server
# Watching [names]
zabbix | Zabbix | ^заббикс | glaber
prometheus | Prometheus | alertmanager | victoriametrics | thanos | victoria metrics | promql | ^прометеус
grafana | Grafana | ^графана | grafana dashboards
kibana | Kibana
logstash | Logstash | filebeat | ^beats
elk | ELK | elk stack | ^efk | стек elk
graylog | Graylog
splunk | Splunk
fluentd | Fluentd | fluent bit
loki | Grafana Loki | loki | promtail | vector log
opentelemetry | OpenTelemetry | open telemetry | ^otel
jaeger | Jaeger | zipkin | ^tempo
tracing-ops | Трассировка сервисов | distributed tracing
# Watching of programs [makers]
sentry | Sentry | glitchtip
new-relic | New Relic
datadog | Datadog
dynatrace | Dynatrace
appdynamics | AppDynamics
apm | APM-системы | ^apm | ^monq
nagios | Nagios | icinga | ^prtg | ^cacti | netdata | observium | ^the dude | librenms | checkmk
it-monitoring | Мониторинг систем | мониторинг инфраструктуры | системы мониторинга | мониторинг серверов | мониторинг работоспособности | observability | мониторинг и логирование | мониторинг работы серверов | ^мониторинг | настройка мониторинга | мониторинг приложений | мониторинг сервисов | логирование | мониторинг ит инфраструктуры
on-call | Дежурство и разбор аварий | ^on call | реагирование на инциденты эксплуатации | постмортемы | postmortem | ^дежурства | разбор аварий | дежурная смена мониторинг | pagerduty
# Keeping of data [names]
storage-systems | Системы хранения данных | схд | san | nas | netapp | дисковые массивы | fibre channel | dell emc | synology | ^qnap | truenas | san сети | yadro tatlin | tatlin
ceph | Ceph | glusterfs | ceph storage | linstor | ^longhorn
minio | MinIO
s3 | S3-хранилища | ^s3 | объектное хранилище | amazon s3 | aws s3 | object storage
raid | RAID-массивы | ^raid | zfs | lvm | рейд массивы | raid массив
veeam | Veeam | veeam backup
acronis | Кибер Бэкап | acronis | rubackup
it-backup | Резервное копирование | bacula | ^бэкапы | резервное копирование и восстановление | backup | создание резервных копий | системы резервного копирования | veritas netbackup | commvault | restic | ^borg | бэкапирование
data-recovery | Восстановление данных | data recovery | pc 3000 | восстановление информации с носителей
# Networks [names]
tcp-ip | TCP/IP | стек tcp/ip | ^tcp | ^udp | сетевая модель osi | ^osi | модель osi | протоколы tcp/ip | стек протоколов tcp/ip | ^icmp
networking | Сетевые технологии | компьютерные сети | локальные сети | лвс | ^lan | администрирование сетей | настройка сетей | ^сети | построение сетей | настройка локальных сетей | lan/wan | сетевое администрирование | администрирование локальных сетей | корпоративные сети | локальные вычислительные сети | вычислительные сети | ^network | обслуживание локальной сети | администрирование лвс | ^wan | ip сети
bgp | BGP
ospf | OSPF | ^is is | ^eigrp
mpls | MPLS | ^vpls
routing-net | Маршрутизация в сетях | протоколы маршрутизации | динамическая маршрутизация | статическая маршрутизация | маршрутизация ip
vlan | VLAN | настройка vlan | 802.1q
ccna | Сертификаты Cisco | ccna | ccnp | ccie
switching | Коммутация | ^stp | ^vxlan | ^lacp | ^коммутаторы | настройка коммутаторов | evpn vxlan | ^rstp
# Makers of network devices [makers]
cisco | Cisco | cisco systems | cisco ios | циско | оборудование cisco | cisco asa | cisco catalyst | cisco nexus | cisco technologies
mikrotik | MikroTik | микротик | routeros | ^mtcna | mikrotik routeros | ^mtcre
juniper | Juniper | ^junos | ^arista | extreme networks | junos os
huawei-net | Сетевое оборудование Huawei | huawei оборудование | huawei | ^hcia | ^h3c | оборудование huawei
russian-net | Российское сетевое оборудование | eltex | элтекс | ^qtech | ^bulat | ^русьтелетех | eltex оборудование
soho-net | Малые роутеры и коммутаторы | d link | tp link | ^zyxel | keenetic | ubiquiti | ^unifi | настройка роутеров | настройка маршрутизаторов | asus роутеры | ^роутеры | ^маршрутизаторы
network-equipment | Сетевое оборудование | настройка сетевого оборудования | активное сетевое оборудование | сетевые устройства | телекоммуникационное оборудование настройка | монтаж сетевого оборудования | обслуживание сетевого оборудования | диагностика сетевого оборудования
# Work of a network [names]
nat | NAT и фильтрация пакетов | =nat | iptables | nftables | firewalld | проброс портов | ^ufw
openvpn | OpenVPN
wireguard | WireGuard | wire guard | vless | amnezia | ^xray
ipsec | IPsec | ^l2tp | strongswan | ^ikev2
vpn | VPN | настройка vpn | vpn туннели | ^pptp | ^gre | ^dmvpn
wifi-net | Сети Wi-Fi | ^wi fi | ^wifi | беспроводные сети | ^wlan | настройка wifi | радиопланирование wi fi | настройка wi fi | wireless networks
qos | QoS | quality of service
multicast | Multicast | ^igmp
snmp | SNMP
netflow | NetFlow
sdn | SDN | sd wan | ^dpdk | программно определяемые сети | ^nfv | ^ovs | open vswitch | ^ebpf
network-design | Проектирование сетей | проектирование лвс | дизайн сетей | проектирование локальных сетей | network design | проектирование сетей передачи данных | проектирование ит инфраструктуры
wireshark | Wireshark | tcpdump
network-troubleshooting | Диагностика сетей | анализ трафика сети | диагностика неисправностей сети | поиск неисправностей в сети | устранение неисправностей сети | анализ сетевого трафика | ^nmap | сетевая диагностика | ^iperf
network-automation | Автоматизация сетей | netmiko | ^napalm | netbox | network automation | nornir
scs | Монтаж СКС | обжим кабеля | кроссировка | прокладка локальных сетей | монтаж лвс | прокладка скс | монтаж локальных сетей | обжим витой пары | патч панели | прокладка витой пары | монтаж скс и лвс
# Telecom [names]
asterisk | Asterisk | freepbx | ^астериск | elastix
freeswitch | FreeSWITCH | kamailio | opensips
sip | SIP | sip протокол | ^h.323
ip-telephony | IP-телефония | voip | настройка телефонии | виртуальная атс настройка | ^3cx | настройка ip телефонии | ip атс | voip телефония | sip телефония | настройка атс | ^cucm | ^avaya
pbx | Цифровые АТС | ^уатс | panasonic атс | мини атс настройка | программирование атс | si3000 | цифровая телефония | окс 7
video-conferencing | Видеоконференцсвязь | вкс | системы видеоконференцсвязи | trueconf | ^труконф | iva mcu | vinteo | polycom | настройка вкс | видео конференц связь | оборудование вкс | обслуживание вкс | iva connect | мультимедийное оборудование | av системы
# Lines and cells
gpon | PON и FTTx | gpon | ^pon | ^fttx | ^ftth | ^fttb | gpon технология | ^epon | ^xdsl | ^adsl
fibre-optics | Сварка оптоволокна | сварка вок | ^otdr | оптические сети | ^вок | оптические муфты | разварка муфт | сварка оптических волокон | строительство волс | оптоволокно
transmission | Сети передачи | dwdm | ^sdh | ^ррл | радиорелейные линии | ^pdh | ^cwdm | транспортные сети связи | ^спд | сети передачи данных | ^ррс
cellular | Сотовая связь | lte | gsm | ^5g | ^umts | базовые станции | монтаж базовых станций | ^3g | сети мобильной связи | ^4g | ^2g | gsm umts lte | радиоподсистема | мобильная связь технологии | обслуживание базовых станций | ^nr
radio-planning | Радиопланирование | драйв тест | оптимизация радиосети | drive test | частотное планирование | ^atoll | ^tems | частотно территориальное планирование
telecom-core | Ядро сети связи | ^ims | ^ss7 | ^diameter | packet core | cs core | core network | ^hlr | ^pcrf
oss-bss | OSS/BSS | ^oss | биллинг | биллинговые системы | ^bss | netcracker | ^utm5 | lanbilling | forward telecom | peter service
satellite-comms | Спутниковая связь | vsat | спутниковое оборудование | спутниковое тв | земные станции спутниковой связи
radio-comms | Радиосвязь | ^dmr | ^tetra | транкинговая связь | кв укв радиосвязь | ^радиостанции | ^укв | профессиональная радиосвязь | motorola радиостанции
telecom-subscriber | Подключение абонентов | подключение интернета | монтаж абонентских линий | подключение абонентов интернет | подключение интернета и тв | настройка абонентского оборудования | стб приставки | обслуживание абонентов связи | подключение к сети интернет
tv-systems | Системы телевидения | ^iptv | кабельное телевидение | ^dvb | ^ктв | ^catv | цифровое телевидение | ^скпт | ^ott
telecom-docs | Исполнительная документация связи | ввод узла связи | ркн разрешения | согласование линий связи | разрешения роскомнадзора | сдача узла связи | ^сорм | требования сорм
# Machines of people
pc-assembly | Сборка и ремонт ПК | сборка пк | ремонт компьютеров | ремонт пк | сборка компьютеров | модернизация пк | настройка пк | диагностика пк | сборка и настройка пк | ремонт ноутбуков | ремонт компьютерной техники | обслуживание компьютеров | настройка компьютеров | настройка рабочих мест | подготовка рабочих мест | обслуживание пк | модернизация компьютеров | диагностика компьютеров | настройка рабочих станций | апгрейд пк | установка и настройка пк
printers-repair | Ремонт оргтехники | ремонт принтеров | заправка картриджей | обслуживание оргтехники | обслуживание принтеров | ремонт мфу | диагностика оргтехники | обслуживание мфу | настройка оргтехники | замена картриджей
software-install | Установка программного обеспечения | ^установка по | ^установка и настройка по | ^настройка по | установка программ | настройка программного обеспечения | установка и настройка программного обеспечения | обновление программного обеспечения | ^софт | развёртывание рабочих мест | ^инсталляция по
servers-hardware | Серверное оборудование | серверы hp | dell poweredge | ^hpe | обслуживание серверов | ^idrac | ^ilo | сборка серверов | supermicro | администрирование серверов | настройка серверов | обслуживание серверного оборудования | ^серверы | монтаж серверного оборудования | ^ipmi | hpe proliant | диагностика серверов | администрирование серверного оборудования | ^yadro | настройка серверного оборудования | ^aquarius
data-centres | Центры обработки данных | цод | дата центр | data center | эксплуатация цод | серверные помещения | инженерная инфраструктура цод | uptime institute | data centre
ups | ИБП | источники бесперебойного питания | ^ups | бесперебойное питание
mining-crypto-hw | Обслуживание майнинга | асик майнеры | asic майнеры | ремонт асиков | ремонт asic | майнинговое оборудование | майнинг криптовалют | майнинг ферма
pos-equipment | Торговое и кассовое оборудование | ^атол | настройка касс | эквайринговые терминалы | сканеры штрихкода | настройка торгового оборудования | pos оборудование | настройка ккт | обслуживание ккт | торговое оборудование настройка | ремонт ккт | обслуживание кассового оборудования | ^эвотор | настройка кассового оборудования | pos системы | штрих м
it-inventory | Учёт ИТ-активов | учёт компьютерной техники | инвентаризация оборудования ит | учёт лицензий | it asset management | ^itam | учёт оргтехники | управление ит активами | ^лицензирование по | ^учёт по | инвентаризация компьютерной техники | software asset management | ^учёт лицензий по
it-procurement | Закупка ИТ-оборудования | закупка компьютерной техники | закупка оргтехники | ^закупка оборудования и по | подбор компьютерного оборудования | закупка программного обеспечения | ^закупка по | подбор серверного оборудования
# Administration of systems
system-administration | Системное администрирование | администрирование систем | system administration | sysadmin | администрирование информационных систем | администрирование компьютерных сетей | администрирование сетевого оборудования и серверов | системный администратор | администрирование ит инфраструктуры | поддержка ит инфраструктуры | системное администрирование windows | администрирование инфраструктуры
it-infrastructure | ИТ-инфраструктура | it инфраструктура | управление ит инфраструктурой | развитие ит инфраструктуры | построение ит инфраструктуры | ^инфраструктура | поддержка инфраструктуры | сопровождение ит инфраструктуры | инфраструктурные решения | модернизация ит инфраструктуры
accounts-admin | Управление учётными записями | администрирование пользователей | управление доступом пользователей | создание учётных записей | учётные записи пользователей | управление правами доступа | разграничение прав доступа | разграничение доступа | управление доступами | настройка прав доступа
remote-admin | Удалённое администрирование | anydesk | teamviewer | ^удалённое подключение | ssh | ^удалённый доступ | rustdesk | ассистент удалённый доступ | radmin | ^putty | ^vnc | удалённая настройка | any desk | ammyy admin | удалённая помощь пользователям | pro32 connect
process-scripts | Автоматизация администрирования | скрипты автоматизации | ^cron | ^написание скриптов | автоматизация рутинных задач | скриптинг | скриптовые языки | автоматизация скриптами | systemd | автоматизация процессов администрирования
ha-clusters | Кластеры высокой доступности | отказоустойчивые кластеры | pacemaker | corosync | failover cluster | windows failover cluster
it-docs | Документация по инфраструктуре | ведение технической документации ит | документирование инфраструктуры | схемы сети | документирование ит инфраструктуры | ведение документации по инфраструктуре
# Means of security [makers]
infosec | Информационная безопасность | ^иб | защита информации | information security | кибербезопасность | cybersecurity | cyber security | обеспечение информационной безопасности | ит безопасность | основы информационной безопасности | внедрение систем информационной безопасности | it security | ^ciso | сетевая безопасность | безопасность информации | network security | управление информационной безопасностью
siem | SIEM | maxpatrol siem | qradar | arcsight | maxpatrol | ^kuma | siem системы | ^wazuh | komrad
soc | SOC | security operations center | security operations | мониторинг событий безопасности | мониторинг иб | мониторинг инцидентов иб | soc аналитик | центр мониторинга иб | анализ событий безопасности
incident-response | Реагирование на инциденты ИБ | incident response | расследование инцидентов иб | компьютерная криминалистика | ^dfir | threat hunting | расследование инцидентов информационной безопасности | цифровая криминалистика | irp | soar | инциденты иб | инциденты информационной безопасности
threat-intelligence | Анализ угроз | threat intelligence | mitre att&ck | ^mitre | моделирование угроз | cyber threat | модель угроз | mitre attack | threat modeling | киберразведка | bug bounty платформа
dlp | DLP | infowatch | dlp системы | searchinform | ^стахановец | infowatch traffic monitor | solar dozor | ^серчинформ | falcongaze | zecurion | защита от утечек
usergate | UserGate | user gate
fortinet | Fortinet | fortigate | fortigate firewall
check-point | Check Point | checkpoint | palo alto networks | palo alto
firewalls | Межсетевые экраны | ngfw | firewall | continent ngfw | ^ideco | pfsense | pt ngfw | ^файрвол | sophos | kerio control | opnsense | межсетевое экранирование
ids-ips | IDS/IPS | ^ids | suricata | ^snort | обнаружение вторжений | системы обнаружения вторжений | ^сов | ^nta | pt nad
waf | WAF | web application firewall | modsecurity | pt af | защита от ddos | ^ddos | anti ddos | ddos protection
edr-xdr | EDR и XDR | edr | xdr | edr xdr
kaspersky | Kaspersky Security Center | kaspersky | ^ksc | антивирус касперского | kaspersky endpoint security | касперский | kaspersky security
antivirus | Антивирусная защита | dr web | антивирусы | антивирусное по | доктор веб | антивирусное программное обеспечение | ^eset
# Finding of weak places [names]
vulnerability-mgmt | Управление уязвимостями | nessus | сканеры уязвимостей | vulnerability management | maxpatrol vm | анализ уязвимостей | поиск уязвимостей | openvas | сканирование уязвимостей | xspider | redcheck | ^cve | устранение уязвимостей | сканер вс
burp-suite | Burp Suite | ^burp | owasp zap
kali | Kali Linux | metasploit
pentest | Пентест | тестирование на проникновение | penetration testing | ^oscp | red team | redteam | ^пентестинг | этичный хакинг | bug bounty | ^ctf | анализ защищённости | ethical hacking
reverse-engineering | Реверс-инжиниринг ПО | реверс инжиниринг | reverse engineering | ida pro | ghidra | анализ вредоносного по | malware analysis | ^reverse | ^обратная разработка по | malware | дизассемблирование | x64dbg
# Means of access and ciphers [names]
iam | IAM и IdM | ^iam | ^idm | identity management | avanpost | ^1idm | identity and access management | solar inrights | indeed id | ролевая модель доступа
pam | PAM-системы | ^pam | cyberark | indeed pam | контроль привилегированных пользователей | ^skdpu | скдпу | infrascope
passwords-mgmt | Менеджеры паролей | passwork | пассворк | bitwarden | keepass | 1password | lastpass | многофакторная аутентификация | ^mfa | двухфакторная аутентификация | multifactor
vipnet | ViPNet | випнет | vipnet coordinator | администрирование vipnet | ^инфотекс
rutoken | Рутокен и JaCarta | ^рутокен | jacarta | ключевые носители
crypto-means | СКЗИ | cryptopro | криптографическая защита информации | континент ап | крипто про | средства криптографической защиты | криптопро csp | учёт скзи | криптосредства | апкш континент | s terra
tls | SSL/TLS | ssl | tls | ssl сертификаты | сертификаты ssl | lets encrypt
pki | PKI | удостоверяющий центр | pki инфраструктура | инфраструктура открытых ключей | ^x.509 | центр сертификации
means-nsd | Средства защиты от НСД | secret net | secret net studio | dallas lock | сзи от нсд | сзи | средства защиты информации | защита от несанкционированного доступа | ^соболь | сзи нсд | настройка сзи | внедрение сзи | secret net lsp | установка средств защиты информации
awareness | Обучение кибергигиене | security awareness | фишинговые рассылки учебные | повышение осведомлённости иб | осведомлённость пользователей в иб | кибергигиена | имитация фишинга
# Rules of security [names]
pdn-protection | Техническая защита персональных данных | испдн | защита пдн | приказ фстэк 21 | 21 приказ фстэк | защита испдн | приказ 21 фстэк
kii | КИИ | 187 фз | критическая информационная инфраструктура | категорирование объектов кии | фз 187 | безопасность кии | ^госсопка | категорирование кии | значимые объекты кии | приказ фстэк 239 | субъект кии
fstec | Требования ФСТЭК и ФСБ | фстэк | приказ фстэк 17 | требования фстэк | нормативные документы фстэк | аттестация объектов информатизации | 17 приказ | приказы фстэк | аттестация гис | требования фсб | аттестация информационных систем | лицензия фстэк | аттестация ис | приказ фстэк 117 | регуляторы иб | руководящие документы фстэк
iso-27001 | ISO 27001 | pci dss | iso/iec 27001 | ^суиб | iso 27000 | гост 57580 | гост р 57580 | исо 27001 | гост р исо мэк 27001 | положения цб по иб | ^nist | 683 п | 719 п
infosec-audit | Аудит ИБ | аудит информационной безопасности | оценка рисков иб | риски информационной безопасности | управление рисками иб | ^grc | аудит безопасности | внутренний аудит иб | оценка защищённости | управление рисками информационной безопасности | контроль соответствия иб
infosec-docs | Документы по ИБ | разработка орд по иб | ^орд | политики информационной безопасности | организационно распорядительная документация по иб | документация по информационной безопасности | разработка документов по защите информации | регламенты иб | разработка политик иб
tech-channels | Техническая защита информации | ^тзки | пэмин | специальные исследования | ^спецпроверки | утечка по техническим каналам | итр противодействие | аттестация помещений | выделенные помещения
# Machines in special places
thin-clients | Тонкие клиенты | нулевые клиенты
info-panels | Мультимедиа-системы | digital signage | видеостена | медиафасады | настройка мультимедийного оборудования
mdm-mobile | Управление мобильными устройствами | ^uem | mobile device management | safemobile | ^airwatch | jamf | управление устройствами apple
hpc-admin | Администрирование HPC-кластеров | slurm | вычислительные кластеры | суперкомпьютеры
elbrus-baikal | Отечественные процессоры | байкал процессор | серверы эльбрус | отечественное оборудование | отечественные серверы
`;
