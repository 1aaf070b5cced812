import * as v from 'valibot';
import type { IdentityCrisis } from '@/domain/connection/identity-crisis';
import * as d from '../decode';

const NOTHING_KNOWN: IdentityCrisis = { knownUrl: '', currentUrl: '', isSafeModeConfirmed: false };

/**
 * An address without the slash at its end. Jetpack stores the provider's address reversed, so that a search and replace in the database can't change
 * it,
 * and some releases also print it so. A reversed one begins with the slash.
 */
const readAddress = (address: string) =>
	(address.startsWith('/') ? Array.from(address).reverse().join('') : address).replace(/\/+$/, '');

const addressSchema = v.pipe(d.textOr(), v.transform(readAddress));

/** An identity crisis in the page data, and in what Jetpack's own script prints. */
export const crisisSchema = d.renamed({
	knownUrl: ['wpcomHomeUrl', addressSchema],
	currentUrl: addressSchema,
	isSafeModeConfirmed: d.flagOr(false),
});

/**
 * The data about an identity crisis that Jetpack's own script prints. Decoding never fails: a crisis that is known only by its
 * flag can be resolved, too.
 */
export const decodeIdentityCrisis = (json: unknown): IdentityCrisis =>
	v.parse(v.fallback(crisisSchema, NOTHING_KNOWN), json);
