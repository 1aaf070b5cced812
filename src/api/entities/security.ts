import * as v from 'valibot';
import type { Firewall } from '@/domain/firewall';
import type { VaultPress } from '@/domain/vaultpress/types';
import type { Client } from '../client';
import { decoder, flag, flagOr, numberOr, objectOf, plainOr, textOr, withAnyOf } from '../decode';

/** VaultPress's own record (DATA-21). */
const vaultpressSchema = objectOf({
	code: v.string(),
	message: plainOr(),
	data: withAnyOf(
		['active', 'features', 'security'],
		v.fallback(
			v.nullable(
				v.pipe(
					objectOf({
						active: flagOr(null),
						features: v.fallback(objectOf({ backups: flagOr(null), security: flagOr(null) }), {
							backups: null,
							security: null,
						}),
						security: v.fallback(objectOf({ notice_count: numberOr(null) }), {
							notice_count: null,
						}),
					}),
					v.transform(({ active, features, security }) => ({
						active,
						features,
						threats: security.notice_count,
					})),
				),
			),
			null,
		),
	),
});

/** The path of the firewall's file, and whether the plan includes new rules (DATA-27). Newer releases rename both. */
const firewallSchema = v.union([
	objectOf({ bootstrapPath: textOr(), hasRulesAccess: flag() }),
	v.pipe(
		objectOf({ bootstrap_path: textOr(), automatic_rules_available: flag() }),
		v.transform((firewall): Firewall => ({
			bootstrapPath: firewall.bootstrap_path,
			hasRulesAccess: firewall.automatic_rules_available,
		})),
	),
]);

export const securityApi = (client: Client) => ({
	/** API-30. Fails with 404 `not_active` on a site without VaultPress. */
	loadVaultPress: (): Promise<VaultPress> =>
		client.get('module/vaultpress/data', decoder(vaultpressSchema)),
	/** API-65. The routes of the firewall exist only while its module is on; otherwise 404 `rest_no_route`. */
	loadFirewall: (): Promise<Firewall> => client.get('waf', decoder(firewallSchema)),
});
