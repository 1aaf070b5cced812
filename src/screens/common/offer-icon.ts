import { backup, box, comment, lock, search, shield, video } from '@wordpress/icons';
import type { IconProps } from '@/ui/icon';

/** By the beginning of a slug, whatever its size and term. */
const ICONS: readonly (readonly [string, IconProps['icon']])[] = [
	['jetpack_backup', backup],
	['jetpack_scan', shield],
	['jetpack_anti_spam', comment],
	['jetpack_security', lock],
	['jetpack_search', search],
	['jetpack_videopress', video],
];

/** The icon of what is offered; a generic one for what nobody here knows (OFFER-09). */
export const getOfferIcon = (slug: string): IconProps['icon'] =>
	ICONS.find(([prefix]) => slug.startsWith(prefix))?.[1] ?? box;
