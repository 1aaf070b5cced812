import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { FIRST_CALLS } from '@/domain/first-calls';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { askTogether, readLines, type Line } from './support/first-calls';
import { loadScenario, nonceOf } from './support/rest';
import { cookieHeaderOf } from './support/session';
import { SITE } from './support/site';

const CALLS = FIRST_CALLS['/dashboard']!.map(({ call }) => call);

/** Every call asks another host before it is answered, and answers what that host says. */
const PLUGIN = `<?php
add_filter(
	'rest_dispatch_request',
	static function ( $result, $request ) {
		$host = $_COOKIE['other_host'] ?? '';
		if ( ! $host ) {
			return $result;
		}
		$answer = wp_remote_get( "http://127.0.0.1:$host" . $request->get_route(), array( 'timeout' => 20 ) );
		if ( is_wp_error( $answer ) ) {
			return new WP_Error( 'other_host', $answer->get_error_message(), array( 'status' => 502 ) );
		}
		return array(
			'status'  => wp_remote_retrieve_response_code( $answer ),
			'body'    => wp_remote_retrieve_body( $answer ),
			'greeting' => wp_remote_retrieve_header( $answer, 'x-greeting' ),
		);
	},
	10,
	2
);
add_action(
	'http_api_curl',
	static function ( $handle ) {
		curl_setopt( $handle, CURLOPT_USERAGENT, 'a plugin' );
	}
);
`;

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const servers: (() => void)[] = [];

/** Starts the other host. Returns its port. */
async function startHost(answer: Answer): Promise<number> {
	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	servers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return (server.address() as AddressInfo).port;
}

const headersOn = async (port: number) => ({
	cookie: `${await cookieHeaderOf('admin')}; other_host=${port}`,
	'x-wp-nonce': await nonceOf('admin'),
});

const askAllTogether = async (port: number) =>
	readLines(await askTogether(CALLS, await headersOn(port)));

async function askAlone(port: number): Promise<Line[]> {
	const lines: Line[] = [];
	for (const call of CALLS) {
		const response = await fetch(`${SITE}/index.php?rest_route=/${call.replace('?', '&')}`, {
			headers: await headersOn(port),
		});
		lines.push({ call, status: response.status, body: await response.text() });
	}
	return lines;
}

/** Without the reason that cURL has for a failure, which PHP in WebAssembly finds by chance. */
const byCall = (lines: Line[]) =>
	Object.fromEntries(
		lines.map(({ body, ...line }) => [
			line.call,
			{ ...line, body: body.replace(/(cURL error) [^"]*/, '$1') },
		]),
	);

beforeAll(async () => {
	await loadScenario('complete');
	putMuPlugin('other-host', PLUGIN);
});
afterAll(() => removeMuPlugin('other-host'));
afterEach(() => servers.splice(0).forEach((stop) => stop()));

it('lets all calls wait for another host at the same time', async () => {
	let open = 0;
	let most = 0;
	const port = await startHost(async (_request, response) => {
		open += 1;
		most = Math.max(most, open);
		const end = Date.now() + 1500;
		while (most < CALLS.length && Date.now() < end) {
			await sleep(5);
		}
		open -= 1;
		response.end('here');
	});
	const lines = await askAllTogether(port);
	expect(lines.map(({ call }) => call).sort()).toEqual([...CALLS].sort());
	expect(most).toBe(CALLS.length);
});

it('answers as each call alone does: after a redirect, compressed, with an error, with a lost connection', async () => {
	const answers: Record<string, Answer> = {
		'/jetpack/v4/site': (_request, response) =>
			response.writeHead(302, { location: '/elsewhere' }).end(),
		'/elsewhere': (_request, response) => response.end('from elsewhere'),
		'/jetpack/v4/rewind': (_request, response) =>
			response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked')),
		'/jetpack/v4/scan': (_request, response) => response.writeHead(500).end('out of order'),
		'/jetpack/v4/site/features': (request) => request.socket.destroy(),
		'/jetpack/v4/site/purchases': (_request, response) =>
			response.writeHead(200, { 'x-greeting': 'hello' }).end('x'.repeat(300_000)),
	};
	const port = await startHost((request, response) =>
		(answers[request.url!] ?? ((asked, end) => end.end(asked.headers['user-agent'])))(
			request,
			response,
		),
	);
	const together = byCall(await askAllTogether(port));
	expect(together).toEqual(byCall(await askAlone(port)));
	expect(together['jetpack/v4/site']!.body).toContain('from elsewhere');
	expect(together['jetpack/v4/rewind']!.body).toContain('unpacked');
	expect(together['jetpack/v4/site/features']!.body).toContain('cURL error');
	expect(together['jetpack/v4/site/purchases']!.body).toContain('hello');
	// What other plugins set on WordPress's requests holds for these, too.
	expect(together['jetpack/v4/module/akismet/data']!.body).toContain('a plugin');
});

it('answers as each call alone does where the host refuses the connection', async () => {
	const port = await startHost(() => undefined);
	servers.splice(0).forEach((stop) => stop());
	const together = byCall(await askAllTogether(port));
	expect(together).toEqual(byCall(await askAlone(port)));
	expect(Object.values(together).filter(({ body }) => body.includes('cURL error'))).toHaveLength(
		CALLS.length,
	);
});

it.each([CALLS[0]!, CALLS[3]!, CALLS.at(-1)!])(
	'gives up on %s where its host does not answer, and answers the others',
	async (slow) => {
		const [path] = slow.split('?');
		const port = await startHost((request, response) => {
			if (request.url !== `/${path}`) {
				response.end('here');
			}
		});
		const lines = await askAllTogether(port);
		expect(lines.map(({ call }) => call).sort()).toEqual(
			CALLS.filter((call) => call !== slow).sort(),
		);
		expect(lines.every(({ body }) => body.includes('here'))).toBe(true);
	},
);
