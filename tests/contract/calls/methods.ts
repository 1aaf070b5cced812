import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '@/api';
import type { Client } from '@/api/client';
import type { Call } from './calls';

type Creator = (client: Client) => Record<string, unknown>;

/**
 * Methods that call no route of Jetpack, or several: the provider's public endpoint, the check, which takes any answer, and actions of
 * admin-ajax, whose permissions `tests/companion/deciders` and `record` prove.
 */
const ELSEWHERE = [
	'surveyApi.submitToProvider',
	'siteCheckApi.ask',
	'decidersApi.list',
	'decidersApi.load',
	'recordApi.load',
	'recordApi.turn',
];

const ENTITIES = join(__dirname, '../../../src/api/entities');

/** Every entity in the folder, found by its export. */
const creators = readdirSync(ENTITIES)
	.flatMap((file) => Object.entries(jest.requireActual<object>(join(ENTITIES, file))))
	.filter(([name]) => name.endsWith('Api')) as [string, Creator][];

const nameOf = (creator: unknown) => creators.find(([, known]) => known === creator)?.[0] ?? '';

export function everyMethod(): string[] {
	const methods = creators.flatMap(([name, creator]) =>
		Object.keys(creator({} as Client)).map((method) => `${name}.${method}`),
	);
	return methods.filter((method) => !ELSEWHERE.includes(method)).sort();
}

/** The methods that calls use; no request is sent. */
export async function methodsOf(calls: Call[]): Promise<string[]> {
	const used = new Set<string>();
	const api = (creator: unknown) =>
		new Proxy(
			{},
			{
				get: (_target, method) => async () => void used.add(`${nameOf(creator)}.${String(method)}`),
			},
		);
	await Promise.all(calls.map((call) => call.run(api as Api)));
	return [...used].sort();
}
