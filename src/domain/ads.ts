import type { SiteConnection } from '@/domain/connection';
import { toSafeUrl } from '@/lib/safe-url';

export interface EarningsFacts {
	connection: SiteConnection;
	isOn: boolean;
}

/** Whether the site has earnings to show (TRAFFIC-13). */
export const hasEarnings = ({ connection, isOn }: EarningsFacts): boolean =>
	isOn && connection !== 'offline';

/** Whether a text is no address that a browser could open. An empty text is fine, because the field is optional (TRAFFIC-09). */
export const isOddAddress = (typed: string): boolean =>
	typed.trim() !== '' && toSafeUrl(typed.trim()) === undefined;
