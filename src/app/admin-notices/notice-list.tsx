import { AdoptedNotice } from './adopted-notice';
import type { AdoptedRecord } from './use-admin-notices';

export interface NoticeListProps {
	notices: AdoptedRecord[];
	/** @param hadFocus Whether the focus was in the notice. */
	onGone: (id: number, hadFocus: boolean) => void;
}

export function NoticeList({ notices, onGone }: NoticeListProps) {
	return (
		<>
			{notices.map(({ id, ...notice }) => (
				<AdoptedNotice key={id} {...notice} onGone={(hadFocus) => onGone(id, hadFocus)} />
			))}
		</>
	);
}
