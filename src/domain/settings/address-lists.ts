import { cleanAddressList } from '@/domain/pasted/address-list';
import { isMap } from '@/lib/is-map';
import { sameBy, TEXT, type Codec } from './codecs';

const asLines = (value: unknown): string =>
	Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : '';

/** A list of addresses, sent with one entry per line, which every release understands. `field-checks.ts` has the other differences. */
export const FIREWALL_LIST: Codec = {
	...TEXT,
	/** Brute force protection's list is read as `{ local: string[] }`. */
	read(saved) {
		if (typeof saved === 'string') {
			return saved;
		}
		return isMap(saved) ? asLines(saved.local) : asLines(saved);
	},
	write: cleanAddressList,
	isSame: sameBy((text) => cleanAddressList(text).toLowerCase()),
};

/** Older releases have a separate list; newer ones use the firewall's. */
export const BRUTE_FORCE_LIST: Codec = { ...FIREWALL_LIST, dropsLines: true };
