import type { Change } from '@/domain/settings/change';

/** Changes that can lock people out. The site puts them back unless someone keeps them in time. */
export interface Trial {
	id: string;
	/** Until the site puts them back. */
	seconds: number;
	/** Epoch seconds. */
	since: number;
	/** Nobody has answered for so long that the site waits for an administrator, and puts nothing back by itself. */
	isOld: boolean;
	/** How often there can be more time. */
	extensions: number;
	/** The firewall runs before WordPress, so the visits of a blocked person put nothing back. */
	isFirewallFirst: boolean;
	/** Under the server's keys, with its own values. */
	changes: Change[];
}

export type TrialAnswer = 'keep' | 'put-back' | 'more';
