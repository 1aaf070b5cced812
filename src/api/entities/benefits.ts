import * as v from 'valibot';
import type { SiteBenefit } from '@/domain/site/types';
import type { Client } from '../client';
import { listOf, numberOr, objectOf, plainOr } from '../decode';
import { enveloped } from '../provider-answer';

const benefitSchema = objectOf({
	name: v.string(),
	title: plainOr(),
	description: plainOr(),
	value: numberOr(0),
});

/** What the provider does for the site; `data` is JSON in a string. */
export const benefitsApi = (client: Client) => ({
	load: (): Promise<SiteBenefit[]> =>
		client.getFromProvider('site/benefits', enveloped(listOf(benefitSchema))),
});
