import * as v from 'valibot';
import type { Firewall } from '@/domain/modules/firewall';
import type { VaultPress } from '@/domain/rewind/vaultpress';
import type { Client } from '../client';
import {
	decoder,
	fieldOf,
	flag,
	flagOr,
	numberOr,
	objectOf,
	orNull,
	plainOr,
	renamed,
	textOr,
	withAnyOf,
} from '../decode';

/** VaultPress's own record (DATA-21). */
const vaultpressSchema = objectOf({
	code: v.string(),
	message: plainOr(),
	data: withAnyOf(
		['active', 'features', 'security'],
		orNull(
			renamed({
				active: ['active', flagOr(null)],
				features: [
					'features',
					v.fallback(objectOf({ backups: flagOr(null), security: flagOr(null) }), {
						backups: null,
						security: null,
					}),
				],
				threats: ['security', orNull(fieldOf('notice_count', numberOr(null)))],
			}),
		),
	),
});

/** The path of the firewall's file, and whether the plan includes new rules (DATA-27). Newer releases rename both. */
const firewallSchema = v.union([
	objectOf({ bootstrapPath: textOr(), hasRulesAccess: flag() }),
	renamed({
		bootstrapPath: ['bootstrap_path', textOr()],
		hasRulesAccess: ['automatic_rules_available', flag()],
	}),
]);

export const securityApi = (client: Client) => ({
	/** API-30. Fails with 404 `not_active` on a site without VaultPress. */
	loadVaultPress: (): Promise<VaultPress> =>
		client.getFromProvider('module/vaultpress/data', decoder(vaultpressSchema)),
	/** API-65. The routes of the firewall exist only while its module is on; otherwise 404 `rest_no_route`. */
	loadFirewall: (): Promise<Firewall> => client.get('waf', decoder(firewallSchema)),
});
