import { useEffect, useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { decodeIdentityCrisis } from '@/api';
import type { ActName } from '@/domain/calls/acts';
import type { IdentityCrisis, IdentityCrisisView } from '@/domain/connection/identity-crisis';
import { HOST, withHost } from '@/lib/brand';
import { toReadableAddress } from '@/lib/readable-address';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	confirmSafeMode,
	crisisPrinted,
	migrateConnection,
	selectIdentityCrisis,
	startFresh,
	type CrisisTask,
} from '@/state/connection/identity-crisis';
import { selectActLack } from '@/state/store/server-routes';
import type { AppThunk } from '@/state/store/types';
import { Button } from '@/ui/button';
import { NotOffered } from '@/ui/error-state';
import { useAnnouncement } from '@/ui/screen-reader';
import { Notice } from '@/ui/notice';
import { Status } from '@/ui/status';
import styles from './style.module.scss';

declare global {
	interface Window {
		/** Printed by Jetpack's own script during an identity crisis, in the footer of the page: this app may start before. */
		JP_IDENTITY_CRISIS__INITIAL_STATE?: unknown;
	}
}

/** Reports what Jetpack has printed about the crisis, at the latest when the page is complete. */
function readPrintedCrisis(report: (crisis: IdentityCrisis) => void): () => void {
	const read = () => {
		const printed = window.JP_IDENTITY_CRISIS__INITIAL_STATE;
		if (printed !== undefined) {
			report(decodeIdentityCrisis(printed));
		}
	};
	read();
	document.addEventListener('DOMContentLoaded', read);
	return () => document.removeEventListener('DOMContentLoaded', read);
}

interface Way {
	act: ActName;
	run: () => AppThunk<Promise<unknown>>;
	getLabel: () => string;
	getMeaning: () => string;
}

const WAYS: Record<CrisisTask, Way> = {
	migrate: {
		act: 'move-connection',
		run: migrateConnection,
		getLabel: () => __('Migrate'),
		getMeaning: () => __('This site has moved. Bring its stats, subscribers and backups here.'),
	},
	'start-fresh': {
		act: 'start-fresh',
		run: startFresh,
		getLabel: () => __('Start fresh'),
		getMeaning: () => __('This is a new site. Connect it as one, without the data of the other.'),
	},
	'confirm-safe-mode': {
		act: 'stay-in-safe-mode',
		run: confirmSafeMode,
		getLabel: () => __('Confirm safe mode'),
		getMeaning: () => __('This is a copy for testing. Leave everything as it is.'),
	},
};

function TaskButton({ task, describedBy }: { task: CrisisTask; describedBy: string }) {
	const dispatch = useAppDispatch();
	const { running } = useAppSelector(selectIdentityCrisis);
	const { act, run, getLabel } = WAYS[task];
	const lack = useAppSelector((state) => selectActLack(state, act));
	return lack ? (
		<NotOffered lack={lack} />
	) : (
		<Button
			size="small"
			aria-describedby={describedBy}
			isBusy={running === task}
			disabled={running !== null && running !== task}
			accessibleWhenDisabled
			onClick={() => void dispatch(run())}
		>
			{getLabel()}
		</Button>
	);
}

/** The ways out of a crisis, each with its consequences. While one runs, the others are disabled. */
function CrisisActions({ tasks }: { tasks: CrisisTask[] }) {
	const id = useId();
	return (
		<ul className={styles.ways}>
			{tasks.map((task) => (
				<li key={task}>
					<span id={`${id}-${task}`}>{WAYS[task].getMeaning()}</span>
					<TaskButton task={task} describedBy={`${id}-${task}`} />
				</li>
			))}
		</ul>
	);
}

function describeAddresses({ knownUrl, currentUrl }: IdentityCrisis): string {
	return knownUrl && currentUrl
		? sprintf(
				/* translators: 1: name of the provider, 2: an old address, 3: the present address. */
				__('%1$s has the address %2$s for this site, but it is now %3$s.'),
				HOST,
				toReadableAddress(knownUrl),
				toReadableAddress(currentUrl),
			)
		: withHost(
				/* translators: %s: name of the provider. */
				__('%s has a different address for this site.'),
			);
}

function CrisisProblem() {
	const { error } = useAppSelector(selectIdentityCrisis);
	const text = error
		? /* translators: %s: an error message from the server. */
			sprintf(__("That didn't work: %s"), error.message || error.code)
		: '';
	useAnnouncement(text);
	return text ? <Status intent="error">{text}</Status> : null;
}

/** Explains the crisis, with the actions for users who may resolve it. */
export function Crisis({ view }: { view: Exclude<IdentityCrisisView, 'hidden'> }) {
	const dispatch = useAppDispatch();
	const crisis = useAppSelector(selectIdentityCrisis);
	useEffect(() => readPrintedCrisis((printed) => dispatch(crisisPrinted(printed))), [dispatch]);
	switch (view) {
		case 'wait':
			return (
				<Notice status="warning">
					{describeAddresses(crisis)}{' '}
					{__('Ask a site administrator to choose. Until then, nothing on the other site changes.')}
				</Notice>
			);
		case 'safe-mode':
			return (
				<Notice status="info">
					<div className="jd-list">
						<p>
							{withHost(
								/* translators: %s: name of the provider. */
								__(
									'This site is in safe mode and changes nothing on %s. You can change your mind at any time.',
								),
							)}{' '}
							{describeAddresses(crisis)}
						</p>
						<CrisisProblem />
						<CrisisActions tasks={['migrate', 'start-fresh']} />
					</div>
				</Notice>
			);
		case 'decide':
			return (
				<Notice status="warning">
					<div className="jd-list">
						<strong>{__('Is this a new address, or a copy?')}</strong>
						<p>
							{describeAddresses(crisis)}{' '}
							{__('Until you choose, nothing on the other site changes.')}
						</p>
						<CrisisProblem />
						<CrisisActions tasks={['migrate', 'start-fresh', 'confirm-safe-mode']} />
					</div>
				</Notice>
			);
	}
}
