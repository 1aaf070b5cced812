import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { people } from '@wordpress/icons';
import { assertNever } from '@/lib/assert-never';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectConnectionTask, unlinkUser } from '@/state/connection';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { LinkedAccount } from './linked-account';
import { selectAccountCard } from './select-account-card';
import { UnlinkedAccount } from './unlinked-account';

/** A person's own connection, the second of the two layers (CONN-19 to CONN-22). */
export function AccountCard() {
	const view = useAppSelector(selectAccountCard);
	switch (view.kind) {
		case 'hidden':
			return null;
		case 'owner':
			return (
				<Frame>
					<LinkedAccount />
					<Status intent="success">{__('You are the Jetpack owner.', 'jetpack')}</Status>
				</Frame>
			);
		case 'linked':
			return (
				<Frame>
					<LinkedAccount />
					<Unlink />
				</Frame>
			);
		case 'unlinked':
			return (
				<Frame>
					<UnlinkedAccount becomesOwner={view.becomesOwner} />
				</Frame>
			);
		default:
			return assertNever(view, 'view');
	}
}

function Frame({ children }: { children: ReactNode }) {
	return (
		<Card title={__('Account connection', 'jetpack')} icon={people}>
			{children}
		</Card>
	);
}

function Unlink() {
	const dispatch = useAppDispatch();
	const isBusy = useAppSelector((state) => selectConnectionTask(state) === 'unlink');
	return (
		<Button size="small" isBusy={isBusy} onClick={() => dispatch(unlinkUser())}>
			{__('Disconnect', 'jetpack')}
		</Button>
	);
}
