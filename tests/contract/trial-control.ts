import { callRest, loadScenario, readSettings } from '../e2e/support/rest';
import { SITE, type Role } from '../e2e/support/site';
import { callAction } from './ajax';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const MU_PLUGIN = 'trial-control';

/** Changes the option of the trials as time or other code would, and answers with its row and the events of WordPress's cron. */
const CONTROL = `<?php
add_action( 'muplugins_loaded', function () {
	if ( ! isset( $_SERVER['HTTP_X_TRIAL'] ) ) {
		return;
	}
	$row = get_option( 'dashboard_for_jetpack_trials', null );
	$new = file_get_contents( 'php://input' );
	$age = (int) $_SERVER['HTTP_X_TRIAL'];
	if ( $age ) {
		$new = preg_replace( '/"until":\\d+/', '"until":' . ( time() - $age ), (string) $row );
	}
	if ( 'none' === $new ) {
		delete_option( 'dashboard_for_jetpack_trials' );
		wp_clear_scheduled_hook( 'dashboard_for_jetpack_trial_ends' );
	} elseif ( '' !== $new ) {
		update_option( 'dashboard_for_jetpack_trials', $new, true );
	}
	$events = array_filter( array_map( function ( $hooks ) {
		return $hooks['dashboard_for_jetpack_trial_ends'] ?? null;
	}, array_filter( (array) get_option( 'cron' ), 'is_array' ) ) );
	header( 'Content-Type: application/json' );
	echo wp_json_encode( array( 'row' => $row, 'events' => count( $events ) ) );
	exit;
} );
`;

interface Control {
	/** Seconds since the time of every trial was over. */
	age?: number;
	/** The text of the option; "none" deletes it. */
	text?: string;
	/** Of a site of a network. */
	path?: string;
}

/** @return The option and the events before. */
export async function controlTrials({ age = 0, text, path = '/' }: Control = {}): Promise<{
	row: string | null;
	events: number;
}> {
	const response = await fetch(`${SITE}${path}?control`, {
		method: 'POST',
		headers: { 'x-trial': String(age) },
		body: text ?? '',
	});
	return (await response.json()) as { row: string | null; events: number };
}

/** Adds the control to the site until `removeTrialControl`. */
export const putTrialControl = () => putMuPlugin(MU_PLUGIN, CONTROL);

export const removeTrialControl = () => removeMuPlugin(MU_PLUGIN);

export const saveOnTrial = (role: Role, changes: object) =>
	callRest(role, 'jetpack/v4/settings&dashboard-for-jetpack-trial=1', changes);

interface Trial {
	id: string;
	seconds: number;
	isOld: boolean;
	extensions: number;
	values: Record<string, { before: unknown; after: unknown }>;
}

export async function ask(
	role: Role,
	what: string,
	{ id = '', method = 'POST', nonce = '' } = {},
): Promise<{ status: number; trial: Trial | null }> {
	const options = { role, method, nonce: nonce || undefined };
	const { status, body } = await callAction<{ trial?: Trial }>(
		`trial&do=${what}&id=${id}`,
		options,
	);
	return { status, trial: body.trial ?? null };
}

export const stateOf = async (role: Role) => (await ask(role, 'state', { method: 'GET' })).trial;

export async function trialOf(role: Role): Promise<Trial> {
	const trial = await stateOf(role);
	if (!trial) {
		throw new Error(`${role} has no trial.`);
	}
	return trial;
}

export const answerTrial = async (role: Role, what: string) =>
	ask(role, what, { id: (await trialOf(role)).id });

export const visit = async () => (await fetch(`${SITE}/`)).status;

export async function expire(): Promise<void> {
	await controlTrials({ age: 1 });
	await visit();
}

export const NOTHING = { row: null, events: 0 };

/** Nothing is on trial any more, and the site has these settings. */
export async function expectEnd(settings: object): Promise<void> {
	expect(await controlTrials()).toEqual(NOTHING);
	expect(await readSettings()).toMatchObject(settings);
}

export const BLOCKED = 'jetpack_waf_ip_block_list';

export const blocked = (last: number) => ({ [BLOCKED]: `192.0.2.${last}` });

/** Begins each test on a site where all that the tests turn on is off. */
export function prepareTrials(): void {
	beforeAll(putTrialControl);
	afterAll(removeTrialControl);
	beforeEach(async () => {
		await loadScenario('free');
		await callRest('admin', 'jetpack/v4/settings', OFF);
		await callRest('admin', 'jetpack/v4/settings', blocked(1));
	});
	afterEach(() => controlTrials({ text: 'none' }));
}

export const OFF = { sso: false, protect: false, jetpack_sso_match_by_email: false };
