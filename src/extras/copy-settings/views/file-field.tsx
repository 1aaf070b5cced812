import { useRef, useState, type DragEvent } from 'react';
import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import { checkFileSize, readSettingsFile, type ReadFile, type SettingsFile } from '../domain/read';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { Notice } from '@/ui/notice';
import styles from '@/screens/tools/style.module.scss';

async function readFile(file: File): Promise<ReadFile> {
	const tooLarge = checkFileSize(file.size);
	if (tooLarge) {
		return tooLarge;
	}
	try {
		return readSettingsFile(await file.text());
	} catch {
		const sentence = __("Couldn't read this file. It may have been moved or deleted.");
		return { kind: 'problem', sentence };
	}
}

interface FileFieldProps {
	/** Called for a file that can be used; a problem is shown here. */
	onRead: (file: SettingsFile, fileName: string) => void;
}

/** Reads one settings file, chosen or dropped. The file stays in this browser. */
export function FileField({ onRead }: FileFieldProps) {
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const [problem, setProblem] = useState('');
	const open = async (file: File | undefined) => {
		if (!file) {
			return;
		}
		const read = await readFile(file);
		if (read.kind === 'file') {
			setProblem('');
			onRead(read.file, file.name);
		} else {
			setProblem(read.sentence);
			announce(read.sentence);
		}
	};
	const handleDrop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		void open(event.dataTransfer.files[0]);
	};
	return (
		<>
			<div
				className={clsx(styles.drop, isOver && styles.over)}
				onDragOver={(event) => {
					// Without this, the browser opens a dropped file itself.
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={handleDrop}
			>
				<Button onClick={() => input.current?.click()}>{__('Choose a settings file')}</Button>
				<input
					ref={input}
					hidden
					type="file"
					aria-label={__('Settings file')}
					accept=".json,application/json"
					onChange={({ target }) => {
						void open(target.files?.[0]);
						// The same file can be chosen again after it was changed.
						target.value = '';
					}}
				/>
				<p className="jd-muted">{__('Or drop the file here.')}</p>
			</div>
			{problem && <Notice status="error">{problem}</Notice>}
		</>
	);
}
