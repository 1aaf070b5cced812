import { useId, type ReactNode } from 'react';
import { copyText, showTextToCopy } from '@/state/store/browser';
import { useAppDispatch } from '@/state/store/hooks';
import { CopyButton } from '@/ui/copy-button';
import { TitleId } from '@/ui/surroundings';
import styles from './style.module.scss';

interface CopyLineProps {
	label: string;
	text: string;
	children?: ReactNode;
}

export function CopyLine({ label, text, children }: CopyLineProps) {
	const dispatch = useAppDispatch();
	const labelId = useId();
	return (
		<div className={styles.line}>
			<p id={labelId}>{label}</p>
			<div className={styles.copied}>
				{children ?? <code dir="ltr">{text}</code>}
				<TitleId.Provider value={labelId}>
					<CopyButton
						size="small"
						text={text}
						copy={(copied) => dispatch(copyText(copied))}
						promptFallback={(shown) => dispatch(showTextToCopy(shown))}
					/>
				</TitleId.Provider>
			</div>
		</div>
	);
}
