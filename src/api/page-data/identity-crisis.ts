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
 * The additional page data of an identity crisis. Decoding never fails: a crisis that is known only by its
 * flag can be resolved, too.
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
