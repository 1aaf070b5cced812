import * as v from 'valibot';
import type { Firewall } from '@/domain/modules/firewall';
import type { VaultPress } from '@/domain/rewind/vaultpress';
import type { Client } from '../client';
import * as d from '../decode';

/** VaultPress's own record (DATA-21). */
const vaultpressSchema = d.objectOf({
	code: v.string(),
	message: d.plainOr(),
	data: d.withAnyOf(
		['active', 'features', 'security'],
		d.orNull(
			d.renamed({
				active: d.flagOr(null),
				features: v.fallback(d.objectOf({ backups: d.flagOr(null), security: d.flagOr(null) }), {
					backups: null,
					security: null,
				}),
				threats: ['security', d.orNull(d.fieldOf('notice_count', d.numberOr(null)))],
			}),
		),
	),
});

/** The path of the firewall's file, and whether the plan includes new rules (DATA-27). Newer releases rename both. */
const firewallSchema = v.union([
	d.objectOf({ bootstrapPath: d.textOr(), hasRulesAccess: d.flag() }),
	d.renamed({
		bootstrapPath: ['bootstrap_path', d.textOr()],
		hasRulesAccess: ['automatic_rules_available', d.flag()],
	}),
]);

export const securityApi = (client: Client) => ({
	/** API-30. Fails with 404 `not_active` on a site without VaultPress. */
	loadVaultPress: (): Promise<VaultPress> =>
		client.getFromProvider('module/vaultpress/data', d.decoder(vaultpressSchema)),
	/** API-65. The routes of the firewall exist only while its module is on; otherwise 404 `rest_no_route`. */
	loadFirewall: (): Promise<Firewall> => client.get('waf', d.decoder(firewallSchema)),
});
