import { createLoadable, preload } from '@/ui/loadable/create-loadable';

/* What only an answer can bring, and not on every site, in a chunk of its own. */

export const NO_BACKUP = createLoadable(
	() => import(/* webpackChunkName: "settings-security-late" */ './backup/no-backup'),
);

export const ANTI_SPAM_OFFER = createLoadable(
	() => import(/* webpackChunkName: "settings-security-late" */ './anti-spam/offer-content'),
);

export const KEY_FORM = createLoadable(
	() => import(/* webpackChunkName: "settings-security-late" */ './anti-spam/key-form'),
);

export const FIREWALL_SETUP = createLoadable(
	() => import(/* webpackChunkName: "settings-security-late" */ './firewall-setup'),
);

/** Fetches the chunk while the site is asked. */
export const preloadLateParts = () =>
	preload([NO_BACKUP, ANTI_SPAM_OFFER, KEY_FORM, FIREWALL_SETUP]);
