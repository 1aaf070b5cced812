import * as v from 'valibot';
import type { SiteBenefit } from '@/domain/site/types';
import type { Client } from '../client';
import * as d from '../decode';
import { enveloped } from '../provider-answer';

const benefitSchema = d.objectOf({
	name: v.string(),
	title: d.plainOr(),
	description: d.plainOr(),
	value: d.numberOr(0),
});

/** What the provider does for the site; `data` is JSON in a string. */
export const benefitsApi = (client: Client) => ({
	load: (): Promise<SiteBenefit[]> =>
		client.getFromProvider('site/benefits', enveloped(d.listOf(benefitSchema))),
});
