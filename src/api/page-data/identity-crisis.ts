import * as z from 'zod/mini';
import type { IdentityCrisis } from '@/domain/identity-crisis';
import { flagOr, textOr } from '../decode';

const NOTHING_KNOWN: IdentityCrisis = { knownUrl: '', currentUrl: '', isSafeModeConfirmed: false };

const crisisSchema = z.object({
	wpcomHomeUrl: textOr(),
	currentUrl: textOr(),
	isSafeModeConfirmed: flagOr(),
});

/**
 * What the page prints besides during an identity crisis. It never fails: a crisis that is known by
 * its flag alone can be resolved all the same.
 */
export function decodeIdentityCrisis(json: unknown): IdentityCrisis {
	const { success, data } = z.safeParse(crisisSchema, json);
	return success
		? {
				knownUrl: data.wpcomHomeUrl,
				currentUrl: data.currentUrl,
				isSafeModeConfirmed: data.isSafeModeConfirmed,
			}
		: NOTHING_KNOWN;
}
