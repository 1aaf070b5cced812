import type { RecommendationPage } from '@/domain/recommendations/steps';
import { lacks, type Expectation } from './expectation';

/** The expected content by page. The pages are opened in this order; only the first one is loaded. */
export type Pages = Partial<Record<RecommendationPage, Expectation>>;

const FREE: Pages = {
	'site-type': {
		'Tell us about your site': ['button: Continue', lacks('View Summary'), lacks('Step ')],
		page: ['link: Getting started guide (opens in a new tab)'],
	},
	monitor: {
		'Downtime monitoring': ['button: Turn on downtime monitoring', 'link: Not now', lacks('New')],
	},
	'related-posts': { 'Related posts': ['button: Turn on related posts'] },
	'creative-mail': { 'Creative Mail': ['button: Install Creative Mail'] },
	'site-accelerator': { 'Site accelerator': ['button: Turn on site accelerator'] },
	summary: {
		'Your recommendations': ['link: Back to At a Glance'],
		"You haven't chosen anything yet": ['link: Start'],
		'Get the mobile app': ['link: Get it on Google Play (opens in a new tab)'],
		'New for your site': null,
	},
};

const NEW: Pages = {
	summary: {
		'New for your site': [
			'link: Take a look Publicize connections',
			'link: Take a look Security',
			'link: Take a look Anti-spam',
			'link: Take a look VideoPress',
		],
		'On now': ['Brute force protection', 'link: Brute force settings'],
		'Still off': [
			'button: Turn on Downtime monitoring',
			'button: Turn on Related posts',
			'button: Install Creative Mail',
			'button: Turn on Site accelerator',
		],
	},
	publicize: {
		'Publicize connections': ['New', 'View Summary', 'button: Turn on Publicize connections'],
		'Jetpack Security (10GB)': ['/month, paid yearly'],
	},
	'security-plan': {
		Security: ['New', 'link: Read about site security (opens in a new tab)', 'link: Read Later'],
	},
	'anti-spam': { 'Anti-spam': ['New', 'link: Read Later'], 'Jetpack Anti-spam': ['/month'] },
	videopress: { VideoPress: ['New', 'button: Turn on VideoPress'], 'Jetpack VideoPress': [] },
};

export const RECOMMENDATION_WORLDS: Record<string, Pages> = {
	free: FREE,
	'recommendations-new': NEW,
	'recommendations-product-suggestions': {
		'product-suggestions': {
			'Products for your site': ['link: Not now'],
			'Jetpack Security': ['$24.95', 'link: Choose Jetpack Security'],
			'Jetpack Backup': ['$9.95'],
		},
	},
	'recommendations-product-purchased': {
		'product-purchased': {
			'Your new product': ['Your site now has Jetpack Security', 'link: Next'],
		},
		videopress: { 'Jetpack VideoPress': ['/month'] },
	},
	'recommendations-upsell': {
		summary: { 'Jetpack Backup': ['$9.95', 'link: Choose Jetpack Backup'] },
	},
	security: {
		summary: { "Manage your site's security": ['link: View scan results (opens in a new tab)'] },
	},
	'backup-awaiting': { summary: { 'Restore with one click': ['Enter credentials'] } },
	'site-only': {
		monitor: { 'Downtime monitoring': ['Connect your user account first.', 'link: Connect'] },
		publicize: { 'Publicize connections': ['link: Connect', lacks('Turn on')] },
	},
};
