/** File store in an S3 bucket, for several instances or hosts without persistent disk. */
import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { transientFailure } from '../errors/transient-failures.ts';
import { contentTypeOf, type FileStore, isFileKey } from './files.port.ts';

export type BucketConfig = {
  /** URL of the S3 service; null for AWS in this region. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const isMissing = (error: unknown) => {
  const { name } = error as { name?: string };
  return name === 'NoSuchKey' || name === 'NotFound';
};

/** Timeouts in milliseconds, for a store that accepts connections but does not respond. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 20_000 };

/**
 * Converts errors of the store to 503, except that of a missing file: a store that is unreachable, fails, or reports a
 * missing bucket is never the fault of the request. The original error is logged.
 */
const unavailability = (error: unknown): unknown =>
  isMissing(error) ? error : transientFailure('files', error);

/** Creates the file store; loads the S3 client only now. The bucket must exist and need not be public. */
export async function createBucketFiles(config: BucketConfig): Promise<FileStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import('@aws-sdk/client-s3');
  const s3 = new S3Client({
    requestHandler: timeouts,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
    // S3 services other than AWS refuse or ignore the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const client = {
    send: ((command: Parameters<typeof s3.send>[0]) =>
      s3.send(command).catch((error: unknown) => Promise.reject(unavailability(error)))) as typeof s3.send,
  };
  const Bucket = config.bucket;

  return {
    async put(key, source) {
      const ContentType = contentTypeOf(key);
      if (Buffer.isBuffer(source)) {
        await client.send(new PutObjectCommand({ Bucket, Key: key, ContentType, Body: source }));
        return;
      }
      // Opens the file before it is streamed, because an error of the stream would not be handled yet.
      const file = await fs.open(source.path);
      try {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: key,
            ContentType,
            Body: file.createReadStream({ autoClose: false }),
            ContentLength: source.sizeBytes,
          }),
        );
      } finally {
        await file.close();
      }
    },

    async get(key) {
      if (!isFileKey(key)) return null;
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return {
          stream: answer.Body as Readable,
          type: contentTypeOf(key),
          sizeBytes: answer.ContentLength ?? 0,
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(key) {
      if (isFileKey(key)) await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },

    async *list(folder, olderThan) {
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken: next }),
        );
        for (const { Key: key, LastModified: written } of page.Contents ?? [])
          if (key && isFileKey(key) && written && written < olderThan) yield key;
        next = page.NextContinuationToken;
      } while (next);
    },
  };
}
