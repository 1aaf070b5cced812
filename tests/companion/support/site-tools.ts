import { callRest, nonceOf } from '../../e2e/support/rest';
import { cookieHeaderOf } from '../../e2e/support/session';
import { SITE, type Role } from '../../e2e/support/site';
import { JETPACK, switchPlugin } from './site';

const DOUBLES = 'site-tools-double/site-tools-double.php';

/** Runs the tests of a file in the sandbox, with the doubles of WP-CLI and of the Abilities API. */
export function setUpDoubles(): void {
	beforeAll(async () => {
		await switchPlugin(JETPACK, 'inactive');
		await switchPlugin(DOUBLES, 'active');
	});
	afterAll(() => switchPlugin(DOUBLES, 'inactive'));
}

interface Ran {
	lines: string[];
	error: string;
	exit: number;
}

interface Wish {
	options?: Record<string, string>;
	file?: string;
	/** Settings that someone else saves after the command has read them. */
	between?: Record<string, unknown>;
	/** What any other command prints that this one runs. */
	printed?: Ran;
	role?: Role;
}

/** Runs `wp dashboard-for-jetpack …` with the double of WP-CLI. */
export async function run(
	command: string,
	{ options = {}, file, between, printed, role = 'admin' }: Wish = {},
): Promise<Ran> {
	const response = await fetch(`${SITE}/index.php?rest_route=/site-tools-double/v1/cli`, {
		method: 'POST',
		headers: {
			cookie: await cookieHeaderOf(role),
			'x-wp-nonce': await nonceOf(role),
			'x-wp-cli': '1',
			'content-type': 'application/json',
		},
		body: JSON.stringify({ command, args: [], options, file, between, printed }),
	});
	const answer: unknown = await response.json();
	expect([response.status, answer]).toEqual([
		200,
		expect.objectContaining({ exit: expect.any(Number) }),
	]);
	return answer as Ran;
}

export interface File {
	modules: Record<string, boolean>;
	settings: Record<string, unknown>;
}

const toFile = ({ lines }: Ran) => JSON.parse(lines.join('\n')) as File;
export const exported = async () => toFile(await run('export'));
export const asJson = { options: { format: 'json' } };

interface Answer {
	answer: {
		overall?: string;
		summary?: string;
		rows?: { kind: string; text: string }[];
		settings?: { key: string; value: unknown; canChange: boolean; reason: string }[];
	};
	valid: boolean;
	meta: { annotations: { readonly: boolean } };
}

export const askAbility = (name: string, role: Role = 'admin') =>
	callRest(role, 'site-tools-double/v1/ability', { name: `dashboard-for-jetpack/${name}` });

export async function readAbility(name: string): Promise<Answer> {
	const { status, body } = await askAbility(name);
	expect(status).toBe(200);
	return body as Answer;
}
