import { keysOf } from '@/lib/keys-of';

export type LicenseFamily =
	'anti_spam' | 'backup' | 'complete' | 'scan' | 'search' | 'security' | 'videopress';

/** The provider's product ids by what they are called on the success screen (LIC-31 to LIC-37). */
const PRODUCT_IDS: Record<LicenseFamily, readonly number[]> = {
	anti_spam: [2110, 2111],
	backup: [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115],
	complete: [2014, 2015],
	scan: [2106, 2107, 2108, 2109],
	search: [2104, 2105],
	security: [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020],
	videopress: [2116, 2117],
};

/** Null for any other product, which gets the default texts (LIC-38). */
export function getLicenseFamily(productId: number): LicenseFamily | null {
	return keysOf(PRODUCT_IDS).find((family) => PRODUCT_IDS[family].includes(productId)) ?? null;
}
