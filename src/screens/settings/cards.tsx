import type { ComponentType } from 'react';
import type { SettingsCardId } from '@/domain/settings-registry';
import { CommentsCard } from './discussion/comments/comments-card';
import { SubscriptionsCard } from './discussion/subscriptions/subscriptions-card';
import { MediaCard } from './performance/media/media-card';
import { SearchCard } from './performance/search/search-card';
import { SpeedCard } from './performance/speed/speed-card';
import { PrivacyCard } from './privacy/privacy/privacy-card';
import { AntiSpamCard } from './security/anti-spam/anti-spam-card';
import { BackupsCard } from './security/backups/backups-card';
import { BruteForceCard } from './security/brute-force/brute-force-card';
import { FirewallCard } from './security/firewall/firewall-card';
import { MonitorCard } from './security/monitor/monitor-card';
import { SignInCard } from './security/sign-in/sign-in-card';
import { LikesCard } from './sharing/likes/likes-card';
import { PublicizeCard } from './sharing/publicize/publicize-card';
import { SharingButtonsCard } from './sharing/sharing-buttons/sharing-buttons-card';
import { PlainCard } from './frame/plain-card';

const plain = (id: SettingsCardId): ComponentType =>
	function PlainSettingsCard() {
		return <PlainCard id={id} />;
	};

/** Every card of the registry; what is special of a card stands in a folder of its own. */
export const CARDS: Record<SettingsCardId, ComponentType> = {
	backups: BackupsCard,
	monitor: MonitorCard,
	'anti-spam': AntiSpamCard,
	firewall: FirewallCard,
	'brute-force': BruteForceCard,
	'sign-in': SignInCard,
	search: SearchCard,
	speed: SpeedCard,
	media: MediaCard,
	carousel: plain('carousel'),
	composing: plain('composing'),
	'content-types': plain('content-types'),
	theme: plain('theme'),
	widgets: plain('widgets'),
	'post-by-email': plain('post-by-email'),
	toolbar: plain('toolbar'),
	publicize: PublicizeCard,
	'sharing-buttons': SharingButtonsCard,
	likes: LikesCard,
	comments: CommentsCard,
	subscriptions: SubscriptionsCard,
	ads: plain('ads'),
	'related-posts': plain('related-posts'),
	seo: plain('seo'),
	'google-analytics': plain('google-analytics'),
	stats: plain('stats'),
	shortlinks: plain('shortlinks'),
	sitemaps: plain('sitemaps'),
	verification: plain('verification'),
	privacy: PrivacyCard,
};
