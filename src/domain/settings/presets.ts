import { __ } from '@wordpress/i18n';
import type { SettingKey } from './cards';

export type PresetId = 'blog' | 'shop' | 'quiet';

/** A file of settings that comes with the dashboard. It has only switches, and leaves the others as they are. */
export interface Preset {
	id: PresetId;
	getName: () => string;
	getDescription: () => string;
	values: Readonly<Partial<Record<SettingKey, boolean>>>;
}

const SAFE = { protect: true, monitor: true } as const;
const FAST = { photon: true, 'photon-cdn': true } as const;

export const PRESETS: readonly Preset[] = [
	{
		id: 'blog',
		getName: () => __('Blog'),
		getDescription: () =>
			__('Grow returning readers: subscriptions, sharing, likes, related posts and comments.'),
		values: {
			...SAFE,
			...FAST,
			stats: true,
			subscriptions: true,
			stb_enabled: true,
			stc_enabled: true,
			'related-posts': true,
			show_headline: true,
			show_thumbnails: true,
			sharedaddy: true,
			publicize: true,
			likes: true,
			comments: true,
			'comment-likes': true,
			'gravatar-hovercards': true,
			carousel: true,
			sitemaps: true,
			'copy-post': true,
		},
	},
	{
		id: 'shop',
		getName: () => __('Shop'),
		getDescription: () =>
			__(
				'For customers: protection, speed and search engines, without related posts, likes or ads.',
			),
		values: {
			...SAFE,
			...FAST,
			waf: true,
			'account-protection': true,
			stats: true,
			sitemaps: true,
			'seo-tools': true,
			'contact-form': true,
			'related-posts': false,
			likes: false,
			'comment-likes': false,
			wordads: false,
		},
	},
	{
		id: 'quiet',
		getName: () => __('Quiet and private'),
		getDescription: () =>
			__(
				'Shares as little data as possible: no visit counts, likes, social networks or ads. Brute force protection is on.',
			),
		values: {
			protect: true,
			stats: false,
			'google-analytics': false,
			likes: false,
			'comment-likes': false,
			sharedaddy: false,
			publicize: false,
			'related-posts': false,
			'gravatar-hovercards': false,
			shortlinks: false,
			'enhanced-distribution': false,
			wordads: false,
			photon: false,
			'photon-cdn': false,
			jetpack_waf_share_data: false,
			jetpack_waf_share_debug_data: false,
		},
	},
];
