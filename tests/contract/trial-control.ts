import { SITE } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const MU_PLUGIN = 'trial-control';

/** Changes the trials as time or a dying worker would, and answers with the row and the event of WordPress's cron. */
const CONTROL = `<?php
add_action( 'muplugins_loaded', function () {
	if ( empty( $_SERVER['HTTP_X_TRIAL'] ) ) {
		return;
	}
	global $wpdb;
	$all = json_decode( (string) get_option( 'dashboard_for_jetpack_trials', '' ), true );
	switch ( $_SERVER['HTTP_X_TRIAL'] ) {
		case 'due':
			foreach ( $all['of'] ?? array() as $user => $trial ) {
				$all['of'][ $user ]['until'] = time() - 1;
			}
			break;
		case 'claimed':
			$all['lease'] = array( 'id' => 'other', 'until' => time() + 15 );
			break;
		case 'abandoned':
			$all['lease'] = array( 'id' => 'other', 'until' => time() - 1 );
			break;
		case 'damaged':
			$all = array( 'of' => array( 1 => array( 'until' => 'x' ), 'y' => 2 ) );
			break;
	}
	if ( $all && 'read' !== $_SERVER['HTTP_X_TRIAL'] ) {
		update_option( 'dashboard_for_jetpack_trials', wp_json_encode( $all ), true );
	}
	$events = array_filter( array_map( function ( $hooks ) {
		return $hooks['dashboard_for_jetpack_trial_ends'] ?? null;
	}, array_filter( (array) get_option( 'cron' ), 'is_array' ) ) );
	header( 'Content-Type: application/json' );
	echo wp_json_encode( array( 'row' => get_option( 'dashboard_for_jetpack_trials', null ), 'events' => count( $events ) ) );
	exit;
} );
`;

type Deed = 'read' | 'due' | 'claimed' | 'abandoned' | 'damaged';

/** @param path Of a site of a network. */
export async function controlTrials(
	deed: Deed,
	path = '/',
): Promise<{ row: string | null; events: number }> {
	const response = await fetch(`${SITE}${path}?control`, { headers: { 'x-trial': deed } });
	return (await response.json()) as { row: string | null; events: number };
}

/** Adds the control to the site until `removeTrialControl`. */
export const putTrialControl = () => putMuPlugin(MU_PLUGIN, CONTROL);

export const removeTrialControl = () => removeMuPlugin(MU_PLUGIN);
