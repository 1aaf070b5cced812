import * as z from 'zod/mini';
import type { Client } from '../client';
import { decoder, flagOr, numberOr, textOr } from '../decode';

/** DATA-21: the legacy backup and scan plugin's own record. */
const vaultSchema = z.object({
	code: textOr(),
	message: textOr(),
	data: z.catch(
		z.nullable(
			z.object({
				active: flagOr(),
				features: z.catch(z.object({ backups: flagOr(), security: flagOr() }), {
					backups: false,
					security: false,
				}),
				security: z.catch(z.object({ notice_count: numberOr() }), { notice_count: 0 }),
			}),
		),
		null,
	),
});

/** DATA-26. */
const keyCheckSchema = z.object({
	validKey: z.nullable(z.boolean()),
	invalidKeyCode: textOr(),
	invalidKeyMessage: textOr(),
});

/** DATA-27. */
const firewallSchema = z.object({ bootstrapPath: textOr(), hasRulesAccess: flagOr() });

export const securityApi = (client: Client) => ({
	loadVault: () => client.get('module/vaultpress/data', decoder(vaultSchema)),
	checkAntiSpamKey: () => client.get('module/akismet/key/check', decoder(keyCheckSchema)),
	loadFirewall: () => client.get('waf', decoder(firewallSchema)),
});
