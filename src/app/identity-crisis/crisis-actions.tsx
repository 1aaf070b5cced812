import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import {
	confirmSafeMode,
	migrateConnection,
	selectIdentityCrisis,
	startFresh,
	type CrisisTask,
} from '@/state/connection/identity-crisis';
import type { ActName } from '@/domain/calls/acts';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectActLack } from '@/state/store/server-routes';
import type { AppThunk } from '@/state/store/types';
import { Button } from '@/ui/button';
import { NotOffered } from '@/ui/error-state';
import styles from './style.module.scss';

const describe = (task: CrisisTask) =>
	({
		migrate: {
			label: __('Migrate'),
			meaning: __('This site has moved. Bring its stats, subscribers and backups here.'),
		},
		'start-fresh': {
			label: __('Start fresh'),
			meaning: __('This is a new site. Connect it as one, without the data of the other.'),
		},
		'confirm-safe-mode': {
			label: __('Confirm safe mode'),
			meaning: __('This is a copy for testing. Leave everything as it is.'),
		},
	})[task];

const TASKS: Record<CrisisTask, () => AppThunk<Promise<unknown>>> = {
	migrate: migrateConnection,
	'start-fresh': startFresh,
	'confirm-safe-mode': confirmSafeMode,
};

const ACTS: Record<CrisisTask, ActName> = {
	migrate: 'move-connection',
	'start-fresh': 'start-fresh',
	'confirm-safe-mode': 'stay-in-safe-mode',
};

function TaskButton({ task, describedBy }: { task: CrisisTask; describedBy: string }) {
	const dispatch = useAppDispatch();
	const { running } = useAppSelector(selectIdentityCrisis);
	const lack = useAppSelector((state) => selectActLack(state, ACTS[task]));
	return lack ? (
		<NotOffered lack={lack} />
	) : (
		<Button
			size="small"
			aria-describedby={describedBy}
			isBusy={running === task}
			disabled={running !== null && running !== task}
			accessibleWhenDisabled
			onClick={() => void dispatch(TASKS[task]())}
		>
			{describe(task).label}
		</Button>
	);
}

/** The ways out of a crisis, each with its consequences. While one runs, the others are disabled. */
export function CrisisActions({ tasks }: { tasks: CrisisTask[] }) {
	const id = useId();
	return (
		<ul className={styles.ways}>
			{tasks.map((task) => (
				<li key={task}>
					<span id={`${id}-${task}`}>{describe(task).meaning}</span>
					<TaskButton task={task} describedBy={`${id}-${task}`} />
				</li>
			))}
		</ul>
	);
}
