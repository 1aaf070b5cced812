/** The requirements that a scenario's row of a table proves, by scenario. */
type Ids = Record<string, string>;

export const titled = <Row>(what: string, table: Record<string, Row>, ids: Ids) =>
	Object.entries(table).map(([scenario, row]): [title: string, scenario: string, row: Row] => [
		[ids[scenario], what, scenario].filter(Boolean).join(' '),
		scenario,
		row,
	]);

export const idsIn = (title: string): string[] => title.match(/\b[A-Z]+-\d+\b/g) ?? [];

export const SCAN_IDS: Ids = {
	security: 'SCAN-08 SCAN-23',
	threats: 'SCAN-05 SCAN-23',
	'scan-one-threat': 'SCAN-05 SCAN-23',
	'scan-no-credentials': 'SCAN-06 SCAN-23',
	'scan-provisioning': 'SCAN-07',
	'scan-scanning': 'SCAN-08',
	'scan-failing': 'BACKUP-05',
	'plan-scan': 'SCAN-08',
	free: 'SCAN-17',
};

export const VAULT_IDS: Ids = {
	'vaultpress-threats': 'SCAN-10 SCAN-12',
	'vaultpress-clear': 'SCAN-13',
	'vaultpress-not-registered': 'SCAN-11',
	'vaultpress-missing': 'SCAN-14',
	'vaultpress-installed': 'SCAN-15',
	'vaultpress-missing-free': 'SCAN-16',
};

export const BACKUP_IDS: Ids = {
	'backup-awaiting': 'BACKUP-02 BACKUP-07',
	'backup-provisioning': 'BACKUP-01 BACKUP-07',
	'awaiting-credentials': 'BACKUP-02 SCAN-06',
	provisioning: 'BACKUP-01 SCAN-07',
	'backup-empty': 'BACKUP-04 BACKUP-06',
	'backup-failing': 'BACKUP-04 BACKUP-05 BACKUP-06',
	'backup-new': 'BACKUP-03 BACKUP-07',
	'plan-backup-daily': 'BACKUP-03 BACKUP-07',
	'plan-backup-realtime': 'BACKUP-03 BACKUP-07',
};

export const STATS_IDS: Ids = {
	free: 'STATS-07 STATS-08',
	'stats-empty': 'STATS-05',
	'stats-error': 'STATS-04',
	'modules-off': 'STATS-02',
};

export const FEATURE_IDS: Ids = {
	security: 'CARD-05 CARD-19 DASH-35 DASH-37',
	free: 'CARD-08 CARD-17 DASH-35 DASH-37',
	complete: 'CARD-17 DASH-35',
	'firewall-old-rules': 'CARD-18',
	'protect-zero': 'CARD-05',
	'search-active': 'CARD-12 CARD-13',
	'search-classic': 'CARD-12 CARD-14',
	'plan-search': 'CARD-09',
	'plan-videopress': 'CARD-16 DASH-35',
	'videopress-storage': 'CARD-17 CARD-20',
	'plan-vip': 'DASH-35',
};

export const PLUGIN_IDS: Ids = {
	free: 'CARD-04 CARD-21',
	'companions-installed': 'CARD-21',
	'companions-active': 'CARD-21',
	'anti-spam-active': 'CARD-04',
	'anti-spam-inactive': 'CARD-04',
	'anti-spam-invalid': 'CARD-04',
};

export const CONNECTION_IDS: Ids = {
	free: 'CONN-22',
	offline: 'STATS-03 SCAN-03 CARD-07 ROLE-11 ROLE-12',
	staging: 'NOTICE-32',
	development: 'NOTICE-34',
	'site-only': 'SCAN-18 CARD-08 CARD-16 ROLE-09 ROLE-10 DASH-38',
};

export const HOST_IDS: Ids = {
	multisite: 'SCAN-02',
	'no-backups': 'SCAN-01',
	atomic: 'SCAN-02 DASH-26',
};

export const ROLE_IDS: Ids = {
	'linked-admin': 'CONN-20',
	'unlinked-admin': 'CONN-21',
	'editor-view': 'ROLE-05 ROLE-07 ROLE-08 CONN-20 DASH-23',
	'author-view': 'ROLE-05 ROLE-08',
	'subscriber-view': 'ROLE-03 ROLE-05 CONN-21',
	'linked-subscriber': 'ROLE-03 CONN-20',
};

export const CLOUD_IDS: Ids = { 'cloud-failing': 'BACKUP-05', 'cloud-unreachable': 'BACKUP-05' };

export const SETTINGS_IDS: Ids = {
	free: 'SETSEC-03 SETSEC-25 SETSEC-26 SETSEC-29 SETSEC-39 SETSEC-41 SETPERF-18 SETPERF-19 SETSHARE-02 SETSHARE-04 SETSHARE-07 SETSHARE-09 SETDISC-01 SETDISC-02 TRAFFIC-02 TRAFFIC-14 TRAFFIC-17 TRAFFIC-19 TRAFFIC-44',
	complete: 'SETSEC-26 SETSEC-39 SETSEC-41 SETPERF-18 SETSHARE-06 TRAFFIC-18 TRAFFIC-40 TRAFFIC-52',
	offline: 'SETSEC-24 SETGEN-09 SETGEN-11 SETSHARE-05 TRAFFIC-43 TRAFFIC-50',
	'modules-off': 'TRAFFIC-42',
	'site-only': 'SETSEC-27 SETSEC-34 SETSEC-36 SETPERF-17 SETGEN-09 SETSHARE-05',
	'unlinked-admin': 'SETSHARE-05',
	'firewall-old-rules': 'SETSEC-43',
	'editor-view': 'SETSHARE-02 SETSHARE-03 SETGEN-08 WRITING-04 WRITING-06',
	'subscriber-view': 'SETSHARE-03 SETGEN-08 WRITING-08',
	'anti-spam-active': 'SETSEC-10',
	'anti-spam-invalid': 'SETSEC-11 SETSEC-45',
	'anti-spam-no-key': 'SETSEC-06 SETSEC-12 SETSEC-45',
	'anti-spam-inactive': 'SETSEC-08 SETSEC-45',
	'backup-provisioning': 'SETSEC-19 SETSEC-22',
	'backup-awaiting': 'SETSEC-19',
	'backup-new': 'SETSEC-19',
	'plan-backup-daily': 'SETSEC-17',
	'no-backups': 'SETSEC-18',
	threats: 'SETSEC-23',
	overridden: 'WRITING-07 WRITING-20',
	'verification-token': 'VERIFY-11',
	verified: 'VERIFY-12 VERIFY-29 VERIFY-30',
	'verified-by-another': 'VERIFY-30',
	'coming-soon': 'VERIFY-26',
	'verification-withdrawn': 'VERIFY-23',
	'vaultpress-clear': 'SETSEC-20 SETSEC-22',
	'vaultpress-threats': 'SETSEC-20 SETSEC-23',
	seo: 'TRAFFIC-20 TRAFFIC-21 TRAFFIC-22',
	'other-seo': 'TRAFFIC-23 TRAFFIC-24',
};

export const PLAN_IDS: Ids = {
	free: 'PLAN-01 PLAN-05 PLAN-11',
	'plan-personal': 'PLAN-08 PLAN-10',
	'plan-premium': 'PLAN-08 PLAN-10',
	'plan-business': 'PLAN-09',
	'plan-backup-daily': 'PLAN-11 SLUG-17',
	'plan-scan': 'PLAN-12',
	offline: 'PLAN-11',
	overridden: 'PLAN-13',
	'purchases-several': 'PLAN-02 PLAN-04',
	'license-detached': 'PLAN-06 LIC-21',
	'license-screen': 'PLAN-07',
};

export const PRODUCT_IDS: Ids = {
	free: 'PRODUCT-01 PRODUCT-02 PRODUCT-05 PRODUCT-06 OFFER-12 OFFER-14 OFFER-15',
	'sold-out': 'PRODUCT-02',
	sale: 'OFFER-13',
	'discount-valid': 'OFFER-04 OFFER-05 OFFER-14',
	'discount-used': 'OFFER-04',
	'no-promotions': 'ROLE-13',
	offline: 'ROLE-12',
	'site-only': 'ROLE-10',
	'subscriber-view': 'ROLE-13',
};
