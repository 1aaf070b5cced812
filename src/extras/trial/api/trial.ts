import * as v from 'valibot';
import type { Client } from '@/api/client';
import { visitPage } from '@/api/client/visitor';
import * as d from '@/api/decode';
import type { Change } from '@/domain/settings/change';

/** Changes that can lock people out. The site puts them back unless someone keeps them in time. */
export interface Trial {
	id: string;
	/** Until the site puts them back. */
	seconds: number;
	/** Epoch seconds. */
	since: number;
	/** Nobody has answered for so long that the site waits for an administrator, and puts nothing back by itself. */
	isOld: boolean;
	/** How often there can be more time. */
	extensions: number;
	/** The firewall runs before WordPress, so the visits of a blocked person put nothing back. */
	isFirewallFirst: boolean;
	/** Under the server's keys, with its own values. */
	changes: Change[];
}

export type TrialAnswer = 'keep' | 'put-back' | 'more';

const ACTION = 'dashboard_for_jetpack_trial';

const trialSchema = v.pipe(
	d.objectOf({
		trial: v.nullable(
			d.objectOf({
				id: v.string(),
				seconds: d.number(),
				since: d.number(),
				isOld: v.boolean(),
				extensions: d.number(),
				isFirewallFirst: v.boolean(),
				values: d.mapOf(v.object({ before: v.unknown(), after: v.unknown() })),
			}),
		),
	}),
	v.transform(({ trial }): Trial | null => {
		if (!trial) {
			return null;
		}
		const { values, ...rest } = trial;
		return {
			...rest,
			changes: Object.entries(values).map(([key, change]) => ({ key, ...change })),
		};
	}),
);

/** The settings that wait for somebody to keep them: `php-stub/extras/trial`. */
export const trialApi = (client: Client) => ({
	load: (): Promise<Trial | null> => client.ask(ACTION, { do: 'state' }, d.decoder(trialSchema)),
	answer: (id: string, answer: TrialAnswer): Promise<Trial | null> =>
		client.ask(ACTION, { do: answer, id }, d.decoder(trialSchema), 'POST'),
	visit: visitPage,
});
