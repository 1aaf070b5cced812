import * as v from 'valibot';
import type { IdentityCrisis } from '@/domain/identity-crisis';
import { flagOr, objectOf, textOr } from '../decode';

const NOTHING_KNOWN: IdentityCrisis = { knownUrl: '', currentUrl: '', isSafeModeConfirmed: false };

const crisisSchema = objectOf({
	wpcomHomeUrl: textOr(),
	currentUrl: textOr(),
	isSafeModeConfirmed: flagOr(),
});

/**
 * The additional page data of an identity crisis. Decoding never fails: a crisis that is known only by its
 * flag can be resolved, too.
 */
export function decodeIdentityCrisis(json: unknown): IdentityCrisis {
	const { success, output } = v.safeParse(crisisSchema, json);
	return success
		? {
				knownUrl: output.wpcomHomeUrl,
				currentUrl: output.currentUrl,
				isSafeModeConfirmed: output.isSafeModeConfirmed,
			}
		: NOTHING_KNOWN;
}
