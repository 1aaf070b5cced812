import { useState } from 'react';
import { useAppDispatch } from '@/state/store/hooks';
import type { AppThunk } from '@/state/store/types';
import { Toggle } from '@/ui/toggle';

interface RememberedToggleProps {
	label: string;
	help: string;
	recall: () => AppThunk<boolean>;
	remember: (isOn: boolean) => AppThunk;
}

/** A choice that only this browser remembers. */
export function RememberedToggle({ label, help, recall, remember }: RememberedToggleProps) {
	const dispatch = useAppDispatch();
	const [isOn, setOn] = useState(() => dispatch(recall()));
	const choose = (next: boolean) => {
		dispatch(remember(next));
		setOn(next);
	};
	return <Toggle label={label} help={help} checked={isOn} onChange={choose} />;
}
