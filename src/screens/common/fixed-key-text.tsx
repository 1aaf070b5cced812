import { describeFixedKey, describeWrongKey } from '@/domain/anti-spam/fixed-key';

interface FixedKeyTextProps {
	place: string;
	/** Whether Akismet refuses the key. */
	isWrong: boolean;
}

/** Where a key is set that beats the saved one, and where a wrong one has to be corrected. */
export default function FixedKeyText({ place, isWrong }: FixedKeyTextProps) {
	return <span>{isWrong ? describeWrongKey(place) : describeFixedKey(place)}</span>;
}
