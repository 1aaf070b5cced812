import * as v from 'valibot';
import apiFetch from '@wordpress/api-fetch';
import { createApi } from '@/api';
import { textList } from '@/api/decode';
import { encodeAliases } from '@/domain/settings/aliases';
import { SETTINGS_CARDS, UNLISTED } from '@/domain/settings/registry';
import { requireSafeUrl } from '@/lib/safe-url';
import { apiOf } from '../../contract/client';
import { EVERY_CALL, EVERY_READ, type Call } from '../../contract/calls/calls';
import { outcomeOf } from '../../contract/outcome';
import { printedPageData } from '../../e2e/support/page-data';
import { callRest } from '../../e2e/support/rest';
import { SITE } from '../../e2e/support/site';
import { findArguments, findCallFlaws, type RestIndex, type SentCall } from '../call-flaws';
import { check, runStep } from './check';

const ROOT = `${SITE}/wp-json/`;

const NAMESPACES = ['jetpack/v4', 'wp/v2'];

async function readIndex(): Promise<RestIndex> {
	const indexes = await Promise.all(
		NAMESPACES.map(async (name) => {
			const { body } = await callRest('admin', name);
			return (body as { routes: RestIndex }).routes;
		}),
	);
	return Object.assign({}, ...indexes) as RestIndex;
}

interface Request {
	url: string;
	method?: string;
	body?: string;
}

function toSentCall({ url, method = 'GET', body: text }: Request) {
	const { pathname, searchParams } = new URL(url);
	const query = Object.fromEntries(searchParams);
	// The client's own parameter, against caches.
	delete query._cacheBuster;
	const path = pathname.slice(new URL(ROOT).pathname.length).replace(/\/$/, '');
	const body: unknown = text === undefined ? undefined : JSON.parse(text);
	return { method, path, query, body } satisfies SentCall;
}

async function sentBy(call: Call): Promise<SentCall[]> {
	const sent: SentCall[] = [];
	apiFetch.setFetchHandler(async (options) => {
		sent.push(toSentCall(options as { url: string }));
		throw new Response('{}', { status: 500 });
	});
	const api = createApi({
		root: ROOT,
		nonce: 'none',
		adminUrl: requireSafeUrl(`${SITE}/wp-admin/`),
		userId: 1,
	});
	await outcomeOf(() => call.run(api));
	return sent;
}

/** The routes that the page does not offer, because the server lacks them. */
async function readMissingRoutes(): Promise<string[]> {
	const { missingRoutes = [] } = await printedPageData('admin');
	return v.parse(textList(), missingRoutes);
}

check("Calls in the server's schema", async (findings) => {
	const index = await readIndex();
	const missing = await readMissingRoutes();
	const isOffered = ({ path }: SentCall) => !missing.includes(path.replace('jetpack/v4/', ''));
	for (const call of EVERY_CALL) {
		const sent = await sentBy(call);
		findings.set(
			call.name,
			sent.length > 0
				? sent.filter(isOffered).flatMap((one) => findCallFlaws(index, one))
				: ['nothing was sent'],
		);
	}
});

check('Setting keys', async (_findings, note) => {
	const save: SentCall = { method: 'POST', path: 'jetpack/v4/settings', query: {} };
	const known = findArguments(await readIndex(), save)?.args ?? {};
	const settings = SETTINGS_CARDS.flatMap(({ settings: records }) => records.map(({ id }) => id));
	for (const id of [...settings, ...UNLISTED.map((record) => record.id)]) {
		const [key = id] = Object.keys(encodeAliases({ [id]: true }, known));
		note(id, key in known, 'the server has no such key');
	}
});

check('Answers to every read', async (_findings, note) => {
	const api = await apiOf('admin');
	for (const call of EVERY_READ) {
		const outcome = await outcomeOf(() => call.run(api));
		note(call.name, outcome === 'ok', outcome);
	}
});

check('No network', async (_findings, note) => {
	for (const url of ['https://public-api.wordpress.com/anything', 'https://example.org/']) {
		const { isDouble } = await runStep({ step: 'request', url });
		note(url, isDouble === true, 'another server answered');
	}
});
