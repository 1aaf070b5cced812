import type { SiteConnection } from '@/domain/connection';
import { toSafeUrl } from '@/lib/safe-url';

export interface EarningsFacts {
	connection: SiteConnection;
	isOn: boolean;
}

/** Whether there are earnings to look at (TRAFFIC-13). */
export const hasEarnings = ({ connection, isOn }: EarningsFacts): boolean =>
	isOn && connection !== 'offline';

/** Whether a text is no address that a browser could open; nothing at all is fine, as the field is optional (TRAFFIC-09). */
export const isOddAddress = (typed: string): boolean =>
	typed.trim() !== '' && toSafeUrl(typed.trim()) === undefined;
